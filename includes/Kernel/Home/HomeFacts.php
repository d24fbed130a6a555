<?php
declare(strict_types=1);

namespace Storewright\Kernel\Home;

use Storewright\Kernel\Context;
use Storewright\Kernel\Feature;
use Storewright\Rest\Namespaces;

/**
 * What Home's document is made of: the REST answers and the data that the client starts with.
 */
final class HomeFacts {

	/**
	 * @param Context      $context
	 * @param array<mixed> $answers As rest_preload_api_request() makes them: path => body and headers.
	 * @param array<mixed> $page    What `window.storewright` is told.
	 * @param string       $opened  The panel that the address opens, such as `orders-panel`; '' for none.
	 */
	public function __construct(
		public readonly Context $context,
		private readonly array $answers,
		private readonly array $page,
		public readonly string $opened = ''
	) {}

	/**
	 * The answer to a REST request that the document holds.
	 *
	 * @param string $path As the module preloads it; without its arguments, the first that has any.
	 * @return array<mixed> Empty where there is none, or the user may not see it.
	 */
	public function answer( string $path ): array {
		$path = Namespaces::path( $path, $this->context->mode );
		foreach ( $this->answers as $asked => $answer ) {
			if ( $asked === $path || str_starts_with( (string) $asked, "$path?" ) ) {
				$body = is_array( $answer ) ? $answer['body'] ?? null : null;
				return is_array( $body ) ? $body : [];
			}
		}
		return [];
	}

	/**
	 * A text of the page's data, '' where there is none.
	 *
	 * @param string $name As the client calls it, such as `siteTitle`.
	 */
	public function text( string $name ): string {
		$value = $this->page[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/**
	 * The objects in a list of the page's data; none where there is no such list.
	 *
	 * @param string $name As the client calls it, such as `managementLinks`.
	 * @return list<Record>
	 */
	public function records( string $name ): array {
		return Record::all( $this->page[ $name ] ?? [] );
	}

	/**
	 * Whether a fact of the page's data is true.
	 *
	 * @param string $name As the client calls it, such as `isComingSoon`.
	 */
	public function is( string $name ): bool {
		return true === ( $this->page[ $name ] ?? false );
	}

	/**
	 * Whether the user has chosen two columns.
	 */
	public function has_two_columns(): bool {
		return 'two_columns' === $this->text( 'homeLayout' );
	}

	/**
	 * Whether Home has its menu of display options: not while a new store is set up and nothing else can be chosen.
	 */
	public function has_display_options(): bool {
		return ! $this->is_setup_open() || $this->has_feature( Feature::Analytics );
	}

	/**
	 * Whether the store is still set up: its list is neither complete nor hidden.
	 */
	public function is_setup_open(): bool {
		return null !== ( $this->page['setup'] ?? null );
	}

	/**
	 * Whether the user has a feature.
	 */
	public function has_feature( Feature $feature ): bool {
		$features = $this->page['features'] ?? [];
		return is_array( $features ) && in_array( $feature->value, $features, true );
	}

	/**
	 * The address of a page of the app, as the client's `urlTo()` writes it: relative to wp-admin.
	 *
	 * @param array<string, string> $query Beside the page itself.
	 */
	public function url_to( array $query = [] ): string {
		return 'admin.php?' . http_build_query( [ 'page' => $this->text( 'page' ) ] + $query );
	}

	/**
	 * An address that a plugin named, if it is one of the web: nothing else becomes a link.
	 *
	 * @param string $url Absolute, or relative to wp-admin.
	 * @return string Absolute; '' where it is something else.
	 */
	public function web_address( string $url ): string {
		if ( '' === $url ) {
			return '';
		}
		$absolute = \WP_Http::make_absolute_url( $url, $this->text( 'adminUrl' ) );
		return esc_url_raw( $absolute, [ 'http', 'https' ] );
	}
}
