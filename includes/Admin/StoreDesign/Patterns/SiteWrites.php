<?php
declare(strict_types=1);

namespace Storewright\Admin\StoreDesign\Patterns;

use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Errors\Forbidden;
use Storewright\Kernel\Errors\Unavailable;
use WP_REST_Request;

/**
 * Writes pages, templates and reading settings as any client does: by WordPress's own routes, with the user's rights.
 */
final class SiteWrites {

	/**
	 * Sends a request.
	 *
	 * @param string               $method
	 * @param string               $route
	 * @param array<string, mixed> $params
	 * @return array<mixed> The answer.
	 * @throws DomainError If WordPress refuses: its reason.
	 */
	public function send( string $method, string $route, array $params = [] ): array {
		$request = new WP_REST_Request( $method, $route );
		foreach ( $params as $name => $value ) {
			$request->set_param( $name, $value );
		}
		$response = rest_do_request( $request );
		$error    = $response->as_error();
		if ( null !== $error ) {
			$code = (string) $error->get_error_code();
			throw 403 === $response->get_status() || 401 === $response->get_status()
				? new Forbidden( $code, $error->get_error_message() )
				: new Unavailable( $code, $error->get_error_message() );
		}
		$data = $response->get_data();
		return is_array( $data ) ? $data : [];
	}

	/**
	 * Publishes a page.
	 *
	 * @param string $title
	 * @param string $content
	 * @param string $template Slug of a template of the theme, '' for the usual one.
	 * @return int Its id.
	 */
	public function create_page( string $title, string $content, string $template ): int {
		$id = $this->send(
			'POST',
			'/wp/v2/pages',
			[
				'title'    => $title,
				'content'  => $content,
				'status'   => 'publish',
				'template' => $template,
			]
		)['id'] ?? 0;
		return is_numeric( $id ) ? (int) $id : 0;
	}

	/**
	 * Sets what the site's first page is.
	 *
	 * @param string $show  `page` or `posts`.
	 * @param int    $front Id of the page, 0 for none.
	 */
	public function set_front( string $show, int $front ): void {
		$this->send(
			'POST',
			'/wp/v2/settings',
			[
				'show_on_front' => $show,
				'page_on_front' => $front,
			]
		);
	}
}
