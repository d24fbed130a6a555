<?php
/**
 * Plugin Name: Header tab
 * Description: Adds a tab to the header of Storewright's Home. See docs/add-a-header-tab.md.
 *
 * @package HeaderTab
 */

add_action(
	'storewright_enqueue_app',
	function ( $app ) {
		wp_register_script( 'header-tab', false, [ $app, 'wp-components', 'wp-element', 'wp-plugins' ], '1.0', [ 'in_footer' => true ] );
		wp_enqueue_script( 'header-tab' );
		wp_add_inline_script(
			'header-tab',
			<<<'SCRIPT'
			( function ( { createElement, useState }, { Button, Fill, Modal }, { registerPlugin } ) {
				function OpeningHours() {
					const [ isOpen, setOpen ] = useState( false );
					return createElement(
						Fill,
						{ name: 'storewright_header_tab' },
						createElement( Button, { variant: 'tertiary', onClick: () => setOpen( true ) }, 'Opening hours' ),
						isOpen &&
							createElement(
								Modal,
								{ title: 'Opening hours', onRequestClose: () => setOpen( false ) },
								'Monday to Friday, 9 to 5'
							)
					);
				}
				registerPlugin( 'header-tab', { scope: 'storewright-admin', render: OpeningHours } );
			} )( wp.element, wp.components, wp.plugins );
			SCRIPT
		);
	}
);
