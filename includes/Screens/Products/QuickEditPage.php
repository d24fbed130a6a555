<?php
declare(strict_types=1);

namespace Storewright\Screens\Products;

use Storewright\Kernel\Money;
use Storewright\Screens\Forms\ChangedByOthers;
use Storewright\Screens\Forms\Controls;
use Storewright\Screens\Forms\ScreenPage;
use Storewright\Store\Products\BulkEdit\PlanTexts;
use Storewright\Store\Products\BulkEdit\ProductEdit;
use Storewright\Store\Products\Import\InternalRequests;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\ProductServices;
use WP_Error;

/**
 * `admin.php?page=storewright-quick-edit&id=…`: the fields of a product that change most, as a form. In the list, a script shows it below
 * the product's row.
 */
final class QuickEditPage extends ScreenPage {

	public const SLUG = 'storewright-quick-edit';

	private const NONCE = 'storewright-quick-edit';

	private const FIELDS = [ 'name', 'sku', 'regular_price', 'sale_price', 'stock_quantity', 'stock_status', 'status', 'catalog_visibility' ];

	private const NUMBERS = [ 'regular_price', 'sale_price', 'stock_quantity' ];

	private ?Product $product = null;

	/**
	 * @var array<string, string>|null What was typed.
	 */
	private ?array $typed = null;

	/**
	 * @var array<string, string>
	 */
	private array $errors = [];

	private string $failure = '';

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
		return __( 'Quick edit', 'storewright' );
	}

	protected function capability(): string {
		return 'edit_products';
	}

	protected function highlighted(): array {
		return [ ListScreen::MENU, ListScreen::MENU ];
	}

	/**
	 * Shows the form, or saves what was changed in it.
	 *
	 * @param array<mixed>      $query
	 * @param array<mixed>|null $posted
	 */
	public function respond( array $query, ?array $posted ): ?string {
		$id            = EditPage::ids( $query['id'] ?? '' )[0] ?? 0;
		$this->product = ( new ProductServices( $this->context ) )->query()->find( $id );
		if ( null === $this->product || 'trash' === $this->product->status || $this->product->is_variation() ) {
			wp_die( esc_html__( 'This product does not exist.', 'storewright' ), '', [ 'response' => 404 ] );
		}
		if ( ! current_user_can( 'edit_product', $id ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to edit this product.', 'storewright' ), '', [ 'response' => 403 ] );
		}
		if ( null === $posted ) {
			return null;
		}
		check_admin_referer( self::NONCE . "_$id" );
		$this->typed = [];
		foreach ( self::FIELDS as $field ) {
			if ( is_string( $posted[ $field ] ?? null ) ) {
				$this->typed[ $field ] = trim( $posted[ $field ] );
			}
		}
		$body = $this->changes( $this->product, $this->typed, is_array( $posted['before'] ?? null ) ? $posted['before'] : [] );
		if ( [] !== $this->errors ) {
			return null;
		}
		$written = [] === $body ? $id : ( new InternalRequests( $this->context ) )->write( 'PUT', "/products/$id", $body );
		if ( $written instanceof WP_Error ) {
			$this->failure = $written->get_error_message();
			return null;
		}
		return ListScreen::url( [ 'storewright_changed' => [] === $body ? 0 : 1 ] ) . "#post-$id";
	}

	/**
	 * Prints the form.
	 */
	public function render(): void {
		if ( null === $this->product ) {
			return;
		}
		$product = $this->product;
		$current = self::values( $product );
		$form    = new Controls( ( $this->typed ?? [] ) + $current, $this->errors );
		echo '<div class="wrap storewright storewright-catalog">';
		$this->render_heading();
		printf( '<form class="storewright storewright-quick-edit storewright-catalog__card" method="post" action="%s" novalidate>', esc_url( $this->url( [ 'id' => $product->id ] ) ) );
		printf( '<h2>%s</h2>', esc_html( $product->name ) );
		$form->render_summary( $this->failure );
		wp_nonce_field( self::NONCE . "_{$product->id}" );
		foreach ( $current as $field => $value ) {
			Controls::hidden( [ "before[$field]" => $value ] );
		}
		$labels = PlanTexts::fields();
		echo '<div class="storewright-field-grid">';
		$form->text( 'name', $labels['name'], [ 'required' => 'required' ] );
		$form->text( 'sku', $labels['sku'], [ 'maxlength' => 100 ] );
		$decimal = [
			'inputmode'    => 'decimal',
			'autocomplete' => 'off',
		];
		if ( ! $product->is_priced_by_children() ) {
			$form->text( 'regular_price', $labels['regular_price'], $decimal );
			$form->text( 'sale_price', $labels['sale_price'], $decimal );
		}
		if ( ! in_array( $product->type, [ Product::GROUPED, Product::EXTERNAL ], true ) ) {
			$form->text( 'stock_quantity', $labels['stock_quantity'], $decimal, __( 'Leave empty if stock is not counted.', 'storewright' ) );
			if ( ! $product->stock->managed ) {
				$form->select( 'stock_status', $labels['stock_status'], PlanTexts::stock_statuses() );
			}
		}
		$form->select( 'status', $labels['status'], self::statuses( $product ) );
		$form->select( 'catalog_visibility', $labels['catalog_visibility'], PlanTexts::visibilities() );
		printf(
			'</div><p class="submit"><button type="submit" class="button button-primary">%s</button> <a class="button storewright-quick-edit__cancel" href="%s">%s</a></p></form></div>',
			esc_html__( 'Update', 'storewright' ),
			esc_url( ListScreen::url() ),
			esc_html__( 'Cancel', 'storewright' )
		);
	}

	/**
	 * What was changed, in the words of wc/v3. What somebody else has changed meanwhile is refused, as is what is no number.
	 *
	 * @param Product               $product
	 * @param array<string, string> $typed
	 * @param array<mixed>          $before  What the form showed.
	 * @return array<string, mixed>
	 */
	private function changes( Product $product, array $typed, array $before ): array {
		$current = self::values( $product );
		$body    = [];
		foreach ( $typed as $field => $value ) {
			$seen = is_string( $before[ $field ] ?? null ) ? $before[ $field ] : $current[ $field ];
			if ( $value === $seen || $value === $current[ $field ] ) {
				continue;
			}
			if ( $seen !== $current[ $field ] ) {
				$this->errors[ $field ] = ChangedByOthers::text( PlanTexts::fields()[ $field ], $current[ $field ] );
				continue;
			}
			if ( in_array( $field, self::NUMBERS, true ) && '' !== $value ) {
				$number = ProductEdit::decimal( $value );
				if ( null === $number || ( $number->isNegative() && 'stock_quantity' !== $field ) ) {
					/* translators: 1: name of a field, 2: what was typed. */
					$this->errors[ $field ] = sprintf( __( '%1$s: “%2$s” is not a number such as 12.50.', 'storewright' ), PlanTexts::fields()[ $field ], $value );
					continue;
				}
				$value = (string) $number;
			}
			$body[ $field ] = $value;
		}
		if ( '' === ( $body['name'] ?? 'name' ) ) {
			$this->errors['name'] = __( 'Enter a name.', 'storewright' );
		}
		$this->check_sale( $body + $current );
		if ( isset( $body['stock_quantity'] ) ) {
			$body['manage_stock'] = '' !== $body['stock_quantity'];
			if ( '' === $body['stock_quantity'] ) {
				unset( $body['stock_quantity'] );
			}
		}
		return $body;
	}

	/**
	 * @param array<string, mixed> $values
	 */
	private function check_sale( array $values ): void {
		$sale    = Money::parse( $values['sale_price'] ?? '' );
		$regular = Money::parse( $values['regular_price'] ?? '' );
		if ( null !== $sale && ( null === $regular || ! $sale->isLessThan( $regular ) ) && ! isset( $this->errors['regular_price'] ) ) {
			$this->errors['sale_price'] = __( 'The sale price has to be below the regular price.', 'storewright' );
		}
	}

	/**
	 * @return array<string, string>
	 */
	private static function values( Product $product ): array {
		$quantity = $product->stock->managed && null !== $product->stock->quantity ? $product->stock->quantity : '';
		return [
			'name'               => $product->name,
			'sku'                => $product->sku,
			'regular_price'      => $product->prices->regular,
			'sale_price'         => $product->prices->sale,
			'stock_quantity'     => $quantity,
			'stock_status'       => $product->stock->status,
			'status'             => $product->status,
			'catalog_visibility' => $product->catalog_visibility,
		];
	}

	/**
	 * The statuses that the user may give, and the present one.
	 *
	 * @return array<string, string>
	 */
	private static function statuses( Product $product ): array {
		$statuses = current_user_can( 'publish_products' ) ? ProductEdit::STATUSES : [ 'draft', 'pending' ];
		$choices  = [];
		foreach ( array_unique( [ ...$statuses, $product->status ] ) as $status ) {
			$choices[ $status ] = PlanTexts::status( $status );
		}
		return $choices;
	}
}
