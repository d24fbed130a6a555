<?php
/**
 * Plugin Name: Hello page
 * Description: Adds a page of its own to Storewright's dashboard, with an entry in the menu. See docs/extend.md.
 *
 * @package HelloPage
 */

const HELLO_PAGE_FIELDS = [
	'path'       => '/hello',
	'title'      => 'Hello',
	'menu_title' => 'Hello',
	'capability' => 'view_woocommerce_reports',
];
const HELLO_PAGE_SCREEN = <<<'JS'
wp.hooks.addFilter( 'storewright_admin_pages_list', 'hello-page', ( pages ) => [
	...pages,
	{ path: '/hello', container: () => wp.element.createElement( 'p', null, 'Good morning!' ) },
] );
JS;

add_action( 'storewright_admin_pages', fn( $pages ) => $pages->add( HELLO_PAGE_FIELDS ) );
add_action( 'storewright_enqueue_app', fn( $app ) => wp_add_inline_script( $app, HELLO_PAGE_SCREEN ) );
