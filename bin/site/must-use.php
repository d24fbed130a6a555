<?php
/**
 * A must-use plugin that keeps a local site quiet and safe. It runs on every supported WordPress.
 *
 * @package Storewright
 */

namespace Storewright\LocalSite;

/**
 * Answers WordPress's questions for updates and translations with "nothing new", without asking anybody.
 *
 * @param false|array<string, mixed>|\WP_Error $answer  What another filter answered.
 * @param array<string, mixed>                 $request The request.
 * @param string                               $url     Its address.
 * @return false|array<string, mixed>|\WP_Error
 */
function answer_update_question( $answer, $request, $url ) {
	$path = (string) wp_parse_url( $url, PHP_URL_PATH );
	if ( 'api.wordpress.org' !== wp_parse_url( $url, PHP_URL_HOST ) || 1 !== preg_match(
		'#^/((core/version|plugins/update|themes/update)-check|translations)/#',
		$path
	) ) {
		return $answer;
	}
	return array(
		'headers'  => array(),
		'body'     => '{"plugins":[],"themes":[],"translations":[],"no_update":[]}',
		'response' => array(
			'code'    => 200,
			'message' => 'OK',
		),
		'cookies'  => array(),
		'filename' => null,
	);
}

/**
 * Keeps WordPress from deleting a plugin whose files are not the site's: that would empty the checkout they are in.
 *
 * @param string $plugin The plugin's main file, relative to the plugins folder.
 */
function protect_sources( $plugin ): void {
	$folder = WP_PLUGIN_DIR . '/' . dirname( $plugin );
	if (
		is_link( $folder )
		|| is_link( WP_PLUGIN_DIR . '/' . $plugin )
		|| is_dir( $folder . '/.git' )
		|| is_dir( $folder . '/node_modules' ) ) {

		wp_die(
			'This plugin is a checkout that is linked into the site. Deleting it here would delete the checkout.',
			'',
			array( 'response' => 403 )
		);
	}
}

add_filter( 'pre_http_request', __NAMESPACE__ . '\answer_update_question', 10, 3 );
add_filter( 'pre_wp_mail', '__return_true' );
add_action( 'pre_uninstall_plugin', __NAMESPACE__ . '\protect_sources' );
add_action( 'delete_plugin', __NAMESPACE__ . '\protect_sources' );
