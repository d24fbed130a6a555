<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Table;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Shop\OrderUrl;
use Storewright\Store\Orders\Model\OrderStatus;

/**
 * What a user looks at again and again: addresses of the list, by names of theirs.
 */
final class SavedViews {

	/**
	 * Meta data of the user: name => query of the address.
	 */
	public const META = 'storewright_order_views';

	private const MOST = 20;

	private const KEPT = [ 'status', 's', 'orderby', 'order', 'from', 'to', 'customer', 'product', 'payment', 'origin' ];

	public function __construct( private readonly int $user ) {}

	/**
	 * The views.
	 *
	 * @return array<string, array<string, string>> Name => query.
	 */
	public function all(): array {
		$stored = get_user_meta( $this->user, self::META, true );
		$views  = [];
		foreach ( is_array( $stored ) ? $stored : [] as $name => $query ) {
			$views[ (string) $name ] = self::texts( is_array( $query ) ? $query : [] );
		}
		return $views;
	}

	/**
	 * Keeps a view; one of the same name is replaced.
	 *
	 * @param string       $name
	 * @param array<mixed> $query What the address says.
	 * @throws InvalidInput If it has no name, or there are too many.
	 */
	public function save( string $name, array $query ): void {
		$name  = trim( wp_strip_all_tags( $name ) );
		$views = $this->all();
		if ( '' === $name || mb_strlen( $name ) > 60 ) {
			throw new InvalidInput( 'rest_invalid_param', __( 'Name the view in at most 60 characters.', 'storewright' ) );
		}
		if ( ! isset( $views[ $name ] ) && count( $views ) >= self::MOST ) {
			throw new InvalidInput( 'rest_invalid_param', __( 'You have 20 views already. Delete one of them first.', 'storewright' ) );
		}
		$views[ $name ] = self::texts( $query );
		update_user_meta( $this->user, self::META, wp_slash( $views ) );
	}

	/**
	 * Forgets a view.
	 */
	public function delete( string $name ): void {
		update_user_meta( $this->user, self::META, wp_slash( array_diff_key( $this->all(), [ $name => true ] ) ) );
	}

	/**
	 * Prints the links to the views, and what saves the present one. Stands in a form of its own.
	 *
	 * @param array<string, string> $query What the address says.
	 * @param string                $url   Address of the list as it is.
	 */
	public function render( array $query, string $url ): void {
		$views = $this->all();
		printf( '<form class="storewright-views" method="post" action="%s">', esc_url( $url ) );
		wp_nonce_field( 'bulk-orders', '_wpnonce', false );
		if ( [] !== $views ) {
			printf( '<ul aria-label="%s">', esc_attr__( 'Saved views', 'storewright' ) );
		}
		foreach ( $views as $name => $view ) {
			printf(
				'<li><a href="%s"%s>%s</a> <button type="submit" class="button-link" name="delete_view" value="%s" aria-label="%s">×</button></li>',
				esc_url( admin_url( 'admin.php?' . http_build_query( [ 'page' => OrderUrl::SLUG ] + $view ) ) ),
				self::texts( $query ) === $view ? ' aria-current="page"' : '',
				esc_html( (string) $name ),
				esc_attr( (string) $name ),
				/* translators: %s: name of a view. */
				esc_attr( sprintf( __( 'Delete the view “%s”', 'storewright' ), $name ) )
			);
		}
		echo [] === $views ? '' : '</ul>';
		printf(
			'<details class="storewright-views__add"><summary>%s</summary><p><label for="storewright-view">%s</label> <input type="text" id="storewright-view" name="view" maxlength="60"> <button type="submit" class="button" name="action" value="save_view">%s</button></p></details></form>',
			esc_html__( 'Save this view', 'storewright' ),
			esc_html__( 'Name', 'storewright' ),
			esc_html__( 'Save', 'storewright' )
		);
	}

	/**
	 * @param array<mixed> $query
	 * @return array<string, string>
	 */
	private static function texts( array $query ): array {
		$texts = [];
		foreach ( self::KEPT as $name ) {
			$text = $query[ $name ] ?? '';
			if ( is_string( $text ) && '' !== $text ) {
				$texts[ $name ] = 'status' === $name ? OrderStatus::plain( $text ) : $text;
			}
		}
		return $texts;
	}
}
