<?php
declare(strict_types=1);

namespace Storewright\Screens\Lists;

use Storewright\Kernel\Errors\DomainError;

/**
 * The page around a list: Screen Options, bulk actions with their nonce, and what is said of them afterwards.
 */
abstract class ListPage {

	public const PER_PAGE = 20;

	public const MAX_PER_PAGE = 200;

	private ?ListTable $table = null;

	private string $failure = '';

	/**
	 * The page's slug.
	 */
	abstract public static function slug(): string;

	/**
	 * Word for several rows, as the list says it.
	 */
	abstract protected static function plural(): string;

	/**
	 * What one needs to change anything here.
	 */
	abstract protected static function capability(): string;

	/**
	 * Makes the list.
	 *
	 * @param array<mixed> $query What the address says.
	 */
	abstract protected function table( array $query ): ListTable;

	/**
	 * Does a bulk action.
	 *
	 * @param string       $action What was chosen.
	 * @param list<int>    $ids    The rows, each once; there may be none.
	 * @param array<mixed> $posted The form's fields.
	 * @return array<string, string> What the address is to say afterwards, for notice().
	 * @throws DomainError If it can't be done.
	 */
	abstract protected function act( string $action, array $ids, array $posted ): array;

	/**
	 * Prints what was done.
	 *
	 * @param array<string, string> $query What the address says.
	 */
	abstract protected function notice( array $query ): void;

	/**
	 * Prints the heading with the buttons beside it.
	 */
	abstract protected function heading(): void;

	/**
	 * Name of the user's option that says how many rows a page has.
	 *
	 * @param string $slug Slug of the page.
	 */
	public static function per_page_option( string $slug ): string {
		return 'storewright_' . str_replace( '-', '_', $slug ) . '_per_page';
	}

	/**
	 * Has WordPress keep how many rows a page has.
	 */
	public static function keep_per_page(): void {
		add_filter(
			'set_screen_option_' . self::per_page_option( static::slug() ),
			static fn( mixed $keep, mixed $option, mixed $value ): mixed => is_numeric( $value )
				? max( 1, min( self::MAX_PER_PAGE, (int) $value ) )
				: $keep,
			10,
			3
		);
	}

	/**
	 * Does what a form asks for and finds the rows, before anything is printed.
	 *
	 * @param array<mixed>      $query  What the address says.
	 * @param array<mixed>|null $posted The form's fields, null where none was sent.
	 * @return string|null Where to go on, null where the list is to be shown.
	 */
	public function respond( array $query, ?array $posted ): ?string {
		// WordPress loads it for its own lists only.
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		$this->table = $this->table( $query );
		if ( null !== $posted ) {
			check_admin_referer( 'bulk-' . static::plural() );
			if ( ! current_user_can( static::capability() ) ) {
				wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'storewright' ), '', [ 'response' => 403 ] );
			}
			try {
				$said = $this->act( self::action( $posted ), self::ids( $posted ), $posted );
				return $this->table->url( self::texts( $query, [ 'paged' ] ) + $said );
			} catch ( DomainError $failure ) {
				$this->failure = $failure->getMessage();
			}
		}
		$this->table->prepare_items();
		return null;
	}

	/**
	 * Offers how many rows a page has.
	 */
	public function offer_screen_options(): void {
		add_screen_option(
			'per_page',
			[
				'default' => self::PER_PAGE,
				'option'  => self::per_page_option( static::slug() ),
			]
		);
	}

	/**
	 * Prints the page.
	 *
	 * @param array<mixed> $query What the address says.
	 */
	public function render( array $query ): void {
		$table = $this->table;
		if ( null === $table ) {
			return;
		}
		printf( '<div class="wrap storewright storewright-list" id="%s">', esc_attr( 'storewright-' . static::slug() ) );
		$this->heading();
		echo '<hr class="wp-header-end">';
		if ( '' !== $this->failure ) {
			printf( '<div class="notice notice-error" role="alert"><p>%s</p></div>', esc_html( $this->failure ) );
		}
		$this->notice( self::texts( $query, null ) );
		$table->render();
		echo '</div>';
	}

	/**
	 * The bulk action that a form asks for: of the choice above the list, else of that below it.
	 *
	 * @param array<mixed> $posted
	 */
	private static function action( array $posted ): string {
		foreach ( [ 'action', 'action2' ] as $name ) {
			if ( is_string( $posted[ $name ] ?? null ) && ! in_array( $posted[ $name ], [ '', '-1' ], true ) ) {
				return $posted[ $name ];
			}
		}
		return '';
	}

	/**
	 * @param array<mixed> $posted
	 * @return list<int>
	 */
	private static function ids( array $posted ): array {
		$ids = is_array( $posted['ids'] ?? null ) ? $posted['ids'] : [];
		$ids = array_map( static fn( mixed $id ) => is_numeric( $id ) ? (int) $id : 0, $ids );
		return array_values( array_unique( array_filter( $ids, static fn( int $id ) => $id > 0 ) ) );
	}

	/**
	 * @param array<mixed>      $query
	 * @param list<string>|null $names Only these; null for all.
	 * @return array<string, string>
	 */
	private static function texts( array $query, ?array $names ): array {
		$texts = array_filter( $query, is_string( ... ) );
		$texts = null === $names ? $texts : array_intersect_key( $texts, array_flip( $names ) );
		return array_combine( array_map( 'strval', array_keys( $texts ) ), $texts );
	}
}
