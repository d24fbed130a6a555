<?php
declare(strict_types=1);

namespace Storewright\Screens\Products;

use Storewright\Kernel\ChangeOrigin;
use Storewright\Kernel\Money;
use Storewright\Screens\Forms\ScreenPage;
use Storewright\Screens\Orders\OrderText;
use Storewright\Screens\Settings\LogFilter;
use Storewright\Shop\OrderUrl;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Products\BulkEdit\PlanTexts;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\ProductServices;
use Storewright\Store\Products\StockHistory\StockCause;
use Storewright\Store\Products\StockHistory\StockHistoryQuery;
use Storewright\Store\Products\StockHistory\StockRecord;

/**
 * `admin.php?page=storewright-stock-history&id=…`: which orders took from a product's stock, and who changed it, newest first.
 */
final class StockHistoryPage extends ScreenPage {

	public const SLUG = 'storewright-stock-history';

	private const ON_A_PAGE = 25;

	private ?Product $product = null;

	private int $before = 0;

	private int $after = 0;

	/**
	 * The page's name in the address.
	 */
	public function slug(): string {
		return self::SLUG;
	}

	/**
	 * Its title.
	 */
	public function title(): string {
		return __( 'Stock history', 'storewright' );
	}

	protected function capability(): string {
		return 'edit_products';
	}

	protected function highlighted(): array {
		return [ ListScreen::MENU, ListScreen::MENU ];
	}

	/**
	 * Finds the product, or refuses.
	 *
	 * @param array<mixed>      $query
	 * @param array<mixed>|null $posted Nothing is sent here.
	 */
	public function respond( array $query, ?array $posted ): ?string {
		$id            = self::number( $query, 'id' );
		$this->before  = self::number( $query, 'before' );
		$this->after   = self::number( $query, 'after' );
		$this->product = $this->products()->query()->find( $id );
		if ( null === $this->product ) {
			wp_die( esc_html__( 'This product does not exist.', 'storewright' ), '', [ 'response' => 404 ] );
		}
		if ( ! current_user_can( 'edit_product', $this->product->is_variation() ? $this->product->parent_id : $id ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to edit this product.', 'storewright' ), '', [ 'response' => 403 ] );
		}
		return null;
	}

	/**
	 * Prints the changes, a page of them.
	 */
	public function render(): void {
		if ( null === $this->product ) {
			return;
		}
		$product = $this->product;
		$root    = $product->is_variation() ? $product->parent_id : $product->id;
		echo '<div class="wrap storewright storewright-catalog storewright-stock-history">';
		$this->render_heading();
		printf(
			'<p class="storewright-stock-history__product"><a href="%s">%s</a></p>',
			esc_url( (string) get_edit_post_link( $root, 'raw' ) ),
			esc_html( $product->name )
		);
		$this->render_now( $product );
		$this->render_variations( $root );
		$history = new StockHistoryQuery( $this->context->database );
		$asked   = self::ON_A_PAGE + 1;
		$records = match ( true ) {
			! $this->products()->stock_history()->is_there() => [],
			$this->after > 0 => $history->next( $product->id, $asked, $this->after ),
			default          => $history->newest( $product->id, $asked, $this->before ),
		};
		$is_more = count( $records ) > self::ON_A_PAGE;
		// The one too many is at the end that was gone towards.
		$shown = $this->after > 0 ? array_slice( $records, -self::ON_A_PAGE ) : array_slice( $records, 0, self::ON_A_PAGE );
		if ( [] === $shown ) {
			$none = 0 === $this->before + $this->after
				? __( 'No changes yet. From now on each one is listed here.', 'storewright' )
				: __( 'There are no more changes.', 'storewright' );
			printf( '<p>%s</p>', esc_html( $none ) );
		} else {
			$this->render_table( $shown );
		}
		$this->render_links( $shown, $this->after > 0 ? $is_more : $this->before > 0, $this->after > 0 || $is_more );
		echo '</div>';
	}

	private function render_now( Product $product ): void {
		$stock = $product->stock;
		if ( 0 !== $stock->holder_id && $stock->holder_id !== $product->id ) {
			printf(
				'<p>%s <a href="%s">%s</a></p>',
				esc_html__( 'The stock of this variation is that of its product.', 'storewright' ),
				esc_url( $this->url( [ 'id' => $stock->holder_id ] ) ),
				esc_html__( 'Stock history of the product', 'storewright' )
			);
			return;
		}
		$now = 0 === $stock->holder_id
			? __( 'Stock is not tracked.', 'storewright' )
			/* translators: %s: a number. */
			: sprintf( __( 'In stock now: %s', 'storewright' ), self::quantity( $stock->quantity ?? '0' ) );
		printf( '<p>%s</p>', esc_html( $now ) );
	}

	/**
	 * Prints the way to the stock of the others: a product counts its own, and each of its variations does.
	 */
	private function render_variations( int $root ): void {
		$query = $this->products()->query();
		$of    = $query->find( $root );
		if ( Product::VARIABLE !== $of?->type || [] === $of->children ) {
			return;
		}
		printf(
			'<form class="storewright-stock-history__choice" method="get" action="%s"><input type="hidden" name="page" value="%s">',
			esc_url( admin_url( 'admin.php' ) ),
			esc_attr( self::SLUG )
		);
		printf(
			'<label for="storewright-stock-of">%s</label> <select id="storewright-stock-of" name="id">',
			esc_html__( 'Stock of', 'storewright' )
		);
		foreach ( $query->several( [ $root, ...$of->children ] ) as $one ) {
			printf(
				'<option value="%d"%s>%s</option>',
				absint( $one->id ),
				selected( $one->id, $this->product?->id, false ),
				esc_html( $one->name )
			);
		}
		printf( '</select> <button type="submit" class="button">%s</button></form>', esc_html__( 'Show', 'storewright' ) );
	}

	/**
	 * @param non-empty-list<StockRecord> $records
	 */
	private function render_table( array $records ): void {
		cache_users( array_map( static fn( StockRecord $record ) => $record->user_id, $records ) );
		$orders = $this->existing_orders( $records );
		$heads  = self::heads();
		printf(
			'<table class="widefat striped storewright-stock-history__table"><caption class="screen-reader-text">%s</caption><thead><tr>',
			esc_html( $this->title() )
		);
		foreach ( $heads as $name => $head ) {
			printf( '<th scope="col" class="storewright-stock-history__%s">%s</th>', esc_attr( $name ), esc_html( $head ) );
		}
		echo '</tr></thead><tbody>';
		foreach ( $records as $record ) {
			echo '<tr>';
			foreach ( $heads as $name => $head ) {
				printf( '<td class="storewright-stock-history__%s" data-label="%s">', esc_attr( $name ), esc_attr( $head ) );
				echo wp_kses_post( $this->cell( $name, $record, $orders ) );
				echo '</td>';
			}
			echo '</tr>';
		}
		echo '</tbody></table>';
	}

	/**
	 * @param array<int, true> $orders Orders that can be opened.
	 * @return string HTML.
	 */
	private function cell( string $name, StockRecord $record, array $orders ): string {
		return match ( $name ) {
			'when'   => esc_html( OrderText::moment( $record->date ) ),
			'what'   => self::what(
				$record,
				isset( $orders[ $record->order_id ] ) ? OrderUrl::of( $this->context->mode, $record->order_id ) : ''
			),
			'who'    => esc_html( self::who( $record ) ),
			// From right to left, too, a sign stands before its number, and the arrow points to what it became.
			'change' => sprintf( '<span dir="ltr">%s</span>', esc_html( self::change( $record ) ) ),
			default  => sprintf(
				'<span dir="ltr"><span>%s</span> <span aria-hidden="true">→</span><span class="screen-reader-text"> %s </span> <strong>%s</strong></span>',
				esc_html( self::quantity( $record->old ) ),
				esc_html__( 'became', 'storewright' ),
				esc_html( self::quantity( $record->new ) )
			),
		};
	}

	/**
	 * What changed the stock, with the link to its order.
	 */
	private static function what( StockRecord $record, string $url ): string {
		$number = '#' . $record->order_id;
		$order  = '' === $url ? esc_html( $number ) : sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $number ) );
		$taken  = null !== $record->old && null !== $record->new && Money::of( $record->new )->isLessThan( Money::of( $record->old ) );
		return match ( $record->cause ) {
			/* translators: %s: number of an order. */
			StockCause::REFUND      => sprintf( esc_html__( 'Restocked by a refund of order %s', 'storewright' ), $order ),
			StockCause::ORDER       => $taken
				/* translators: %s: number of an order. */
				? sprintf( esc_html__( 'Taken by order %s', 'storewright' ), $order )
				/* translators: %s: number of an order. */
				: sprintf( esc_html__( 'Put back by order %s', 'storewright' ), $order ),
			ChangeOrigin::BULK_EDIT => esc_html__( 'Bulk edit', 'storewright' ),
			ChangeOrigin::IMPORT    => esc_html__( 'Import', 'storewright' ),
			ChangeOrigin::REST      => esc_html__( 'REST API', 'storewright' ),
			ChangeOrigin::ASSISTANT => esc_html__( 'Assistant', 'storewright' ),
			ChangeOrigin::CLI       => esc_html__( 'WP-CLI', 'storewright' ),
			ChangeOrigin::EDIT      => esc_html__( 'Edited', 'storewright' ),
			default                 => esc_html__( 'In the background', 'storewright' ),
		};
	}

	private static function who( StockRecord $record ): string {
		$user = LogFilter::user_name( $record->user_id );
		/* translators: 1: name of a user, 2: name of a REST API key. */
		return '' === $record->client ? $user : sprintf( __( '%1$s, key “%2$s”', 'storewright' ), $user, $record->client );
	}

	private static function change( StockRecord $record ): string {
		if ( null === $record->new ) {
			return __( 'No longer tracked', 'storewright' );
		}
		$by = Money::of( $record->new )->minus( $record->old ?? '0' );
		return ( $by->isPositive() ? '+' : '' ) . PlanTexts::quantity( $by );
	}

	private static function quantity( ?string $quantity ): string {
		return null === $quantity ? __( 'Not tracked', 'storewright' ) : PlanTexts::quantity( Money::of( $quantity ) );
	}

	/**
	 * Orders of some records that are still there and that the user may open.
	 *
	 * @param list<StockRecord> $records
	 * @return array<int, true>
	 */
	private function existing_orders( array $records ): array {
		$ids = array_map( static fn( StockRecord $record ) => $record->order_id, $records );
		$ids = array_values( array_diff( array_unique( $ids ), [ 0 ] ) );
		if ( [] === $ids || ! OrderUrl::may_open( $this->context->mode ) ) {
			return [];
		}
		return array_fill_keys( array_keys( ( new OrderServices( $this->context ) )->query()->several( $ids ) ), true );
	}

	/**
	 * @param list<StockRecord> $shown
	 */
	private function render_links( array $shown, bool $is_newer, bool $is_older ): void {
		$product = $this->product->id ?? 0;
		$links   = [];
		if ( [] === $shown ? 0 !== $this->before + $this->after : $is_newer ) {
			$links[ $this->url( [ 'id' => $product ] ) ] = __( 'Newest', 'storewright' );
		}
		if ( [] !== $shown && $is_newer ) {
			$links[ $this->url(
				[
					'id'    => $product,
					'after' => $shown[0]->id,
				]
			) ] = __( 'Newer', 'storewright' );
		}
		if ( [] !== $shown && $is_older ) {
			$links[ $this->url(
				[
					'id'     => $product,
					'before' => end( $shown )->id,
				]
			) ] = __( 'Older', 'storewright' );
		}
		if ( [] === $links ) {
			return;
		}
		printf( '<nav class="storewright-stock-history__pages" aria-label="%s">', esc_attr__( 'Stock history pages', 'storewright' ) );
		foreach ( $links as $url => $label ) {
			printf( '<a class="button" href="%s">%s</a> ', esc_url( $url ), esc_html( $label ) );
		}
		echo '</nav>';
	}

	/**
	 * @return array<string, string>
	 */
	private static function heads(): array {
		return [
			'when'   => __( 'When', 'storewright' ),
			'what'   => __( 'Reason', 'storewright' ),
			'who'    => __( 'User', 'storewright' ),
			'change' => __( 'Change', 'storewright' ),
			'stock'  => __( 'Stock', 'storewright' ),
		];
	}

	/**
	 * @param array<mixed> $query
	 */
	private static function number( array $query, string $name ): int {
		return is_string( $query[ $name ] ?? null ) ? absint( $query[ $name ] ) : 0;
	}

	private function products(): ProductServices {
		return new ProductServices( $this->context );
	}
}
