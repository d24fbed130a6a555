<?php
/**
 * Plugin Name: Hello panel
 * Description: Adds a panel of its own to Storewright's Home. See docs/extend.md.
 *
 * @package HelloPanel
 */

const HELLO_PANEL_SCRIPT = <<<'JS'
( function ( { createElement, useState }, { Button, Card, CardBody, CardHeader } ) {
	function HelloPanel() {
		const [ count, setCount ] = useState( 0 );
		return createElement(
			Card,
			{ as: 'section', 'aria-labelledby': 'hello-panel' },
			createElement( CardHeader, null, createElement( 'h2', { id: 'hello-panel' }, 'Hello' ) ),
			createElement(
				CardBody,
				null,
				createElement( 'p', null, 'Hellos said: ' + count ),
				createElement( Button, { variant: 'secondary', onClick: () => setCount( count + 1 ) }, 'Say hello' )
			)
		);
	}
	wp.hooks.addFilter( 'storewright_home_panels', 'hello-panel', ( panels ) => [
		...panels,
		{ name: 'hello', container: HelloPanel, column: 'aside' },
	] );
} )( wp.element, wp.components );
JS;

add_action( 'storewright_enqueue_app', fn( $app ) => wp_add_inline_script( $app, HELLO_PANEL_SCRIPT ) );
