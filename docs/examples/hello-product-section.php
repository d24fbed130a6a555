<?php
/**
 * Plugin Name: Hello product section
 * Description: Adds a section to Storewright's product editor, whose field is saved with the product. See docs/extend.md.
 *
 * @package HelloProductSection
 */

const HELLO_PRODUCT_SECTION_SCRIPT = <<<'JS'
( function ( { createElement }, { Card, CardBody, Fill, TextControl } ) {
	const KEY = 'hello_greeting';

	// The slot gives the product as it stands, and a function that changes a field of it.
	function Greeting( { product, set } ) {
		const others = product.meta_data.filter( ( { key } ) => key !== KEY );
		const own = product.meta_data.find( ( { key } ) => key === KEY ) || { id: 0, key: KEY, value: '' };
		return createElement(
			Card,
			null,
			createElement(
				CardBody,
				null,
				createElement( TextControl, {
					__next40pxDefaultSize: true,
					__nextHasNoMarginBottom: true,
					label: 'Greeting for the parcel',
					value: own.value,
					onChange: ( value ) => set( 'meta_data', [ ...others, { ...own, value } ] ),
				} )
			)
		);
	}

	wp.plugins.registerPlugin( 'hello-product-section', {
		scope: 'storewright-admin',
		render: () =>
			createElement( Fill, { name: 'storewright_product_editor_sections' }, ( props ) => createElement( Greeting, props ) ),
	} );
} )( wp.element, wp.components );
JS;

add_action( 'storewright_enqueue_app', fn( $app ) => wp_add_inline_script( $app, HELLO_PRODUCT_SECTION_SCRIPT ) );
