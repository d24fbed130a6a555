<?php
/**
 * Plugin Name: Hello header item
 * Description: Puts a link into the header of every page of Storewright's dashboard. See docs/extend.md.
 *
 * @package HelloHeaderItem
 */

const HELLO_HEADER_ITEM = <<<'JS'
wp.plugins.registerPlugin( 'hello-header-item', { scope: 'storewright-admin', render: () =>
	wp.element.createElement( wp.components.Fill, { name: 'storewright_header_item' },
		wp.element.createElement( 'a', { href: 'edit.php' }, 'Say hello to your readers' ) ) } );
JS;

add_action( 'storewright_enqueue_app', fn( $app ) => wp_add_inline_script( $app, HELLO_HEADER_ITEM ) );
