<?php
declare(strict_types=1);

namespace Storewright\Admin\MobileApp;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Capabilities;

/**
 * The banner of a mobile app. Storewright has no app of its own: a plugin says which one there is, and without one there is no banner.
 */
final class MobileAppModule extends BackOfficeModule {

	/**
	 * Key of user meta: 'yes' once the user installed the app or dismissed the banner.
	 */
	private const DISMISSED = 'woocommerce_admin_android_app_banner_dismissed';

	/**
	 * Hooks what the app is told.
	 */
	public function register(): void {
		add_filter( 'storewright_page_data', [ $this, 'add_page_data' ] );
	}

	/**
	 * Tells the app which mobile app is offered to the user, null for none.
	 *
	 * @param mixed $data What others tell.
	 */
	public function add_page_data( mixed $data ): mixed {
		return is_array( $data ) ? $data + [ 'mobileApp' => $this->offered() ] : $data;
	}

	/**
	 * @return array{name: string, description: string, url: string}|null
	 */
	private function offered(): ?array {
		$may_be_offered = current_user_can( Capabilities::MANAGE )
			&& $this->context->shop()->settings()->allows_suggestions()
			&& 'yes' !== get_user_meta( get_current_user_id(), self::DISMISSED, true );
		if ( ! $may_be_offered ) {
			return null;
		}
		/**
		 * Filters the mobile app whose banner is shown on Android devices until the user dismisses it. See docs/offer-a-mobile-app.md.
		 *
		 * @param array{name: string, description?: string, url: string}|null $app Texts and the address in an app store; null for none.
		 */
		$app = apply_filters( 'storewright_mobile_app', null );
		if ( null === $app ) {
			return null;
		}
		$text = static fn( string $name ): string => is_array( $app ) && is_string( $app[ $name ] ?? null ) ? $app[ $name ] : '';
		$name = wp_strip_all_tags( $text( 'name' ) );
		$url  = esc_url_raw( $text( 'url' ), [ 'https', 'market' ] );
		if ( '' === $name || '' === $url ) {
			$this->context->log->error(
				'storewright_mobile_app needs a name and an https or market address, not: ' . wp_json_encode( $app )
			);
			return null;
		}
		return [
			'name'        => $name,
			'description' => wp_strip_all_tags( $text( 'description' ) ),
			'url'         => $url,
		];
	}
}
