<?php
/**
 * Plugin Name: Hello slots
 * Description: Fills four places of Storewright's dashboard: the header's end, the foot of the page, Home's second column and its menu. See docs/extend.md.
 *
 * @package HelloSlots
 */

const HELLO_SLOTS_SCRIPT = <<<'JS'
( function ( { createElement, useState }, { Button, Card, CardBody, Fill, MenuGroup, MenuItem } ) {
	function HelloSlots() {
		const [ isShown, setShown ] = useState( true );
		return [
			createElement(
				Fill,
				{ key: 'header', name: 'storewright_header_actions' },
				createElement( Button, { variant: 'secondary', href: 'post-new.php' }, 'Write a post' )
			),
			createElement(
				Fill,
				{ key: 'footer', name: 'storewright_footer' },
				createElement( 'p', null, 'Open until 5 p.m. today.' )
			),
			isShown && createElement(
				Fill,
				{ key: 'aside', name: 'storewright_home_aside' },
				createElement( Card, null, createElement( CardBody, null, 'Say hello to somebody new today.' ) )
			),
			// The menu gives a function that closes it.
			createElement( Fill, { key: 'menu', name: 'storewright_home_display_options' }, ( { onClose } ) =>
				createElement(
					MenuGroup,
					{ label: 'Hello' },
					createElement(
						MenuItem,
						{
							role: 'menuitemcheckbox',
							isSelected: isShown,
							onClick: () => {
								onClose();
								setShown( ! isShown );
							},
						},
						'Show the hello of the day'
					)
				)
			),
		];
	}
	wp.plugins.registerPlugin( 'hello-slots', { scope: 'storewright-admin', render: HelloSlots } );
} )( wp.element, wp.components );
JS;

add_action( 'storewright_enqueue_app', fn( $app ) => wp_add_inline_script( $app, HELLO_SLOTS_SCRIPT ) );
