<?php
declare(strict_types=1);

namespace Storewright\Screens\Coupons;

use Storewright\Kernel\Context;
use Storewright\Screens\Forms\Controls;
use Storewright\Store\Coupons\Coupon;

/**
 * The form of a coupon as HTML.
 *
 * @internal
 */
final class CouponForm {

	private readonly Controls $controls;

	/**
	 * @param Context               $context
	 * @param Coupon                $coupon
	 * @param array<string, string> $typed   What the fields show.
	 * @param array<string, string> $current What the coupon has.
	 * @param array<string, string> $errors
	 * @param string                $failure
	 */
	public function __construct(
		private readonly Context $context,
		private readonly Coupon $coupon,
		private readonly array $typed,
		private readonly array $current,
		private readonly array $errors,
		private readonly string $failure
	) {
		$this->controls = new Controls( $typed, $errors );
	}

	/**
	 * Prints it.
	 *
	 * @param string $url     Where it is sent.
	 * @param string $example What the coupon does to a cart.
	 * @param string $total   What that cart costs.
	 * @param string $items   How many items it has.
	 */
	public function render( string $url, string $example, string $total, string $items ): void {
		printf( '<form class="storewright-coupon" method="post" action="%s" novalidate>', esc_url( $url ) );
		$this->controls->render_summary( $this->failure );
		wp_nonce_field( CouponPage::nonce( $this->coupon->id ), '_wpnonce', false );
		foreach ( $this->current as $field => $value ) {
			Controls::hidden( [ "before[$field]" => $value ] );
		}
		// What the Enter key presses, whatever button comes first.
		echo '<button type="submit" class="screen-reader-text" name="do" value="save" tabindex="-1" aria-hidden="true"></button>';
		echo '<div class="storewright-coupon__columns"><div>';
		$this->render_general();
		$this->render_restriction();
		$this->render_limits();
		echo '</div><div>';
		$this->render_save();
		$this->render_example( $example, $total, $items );
		if ( 0 < $this->coupon->id ) {
			( new CouponUses( $this->context ) )->render( $this->coupon );
		}
		echo '</div></div></form>';
	}

	private function render_general(): void {
		$labels  = CouponFields::labels();
		$decimal = [
			'inputmode'    => 'decimal',
			'autocomplete' => 'off',
		];
		self::begin( __( 'General', 'storewright' ) );
		echo '<div class="storewright-coupon__code">';
		$this->controls->text(
			'code',
			$labels['code'],
			[
				'maxlength'      => 200,
				'required'       => 'required',
				'autocomplete'   => 'off',
				'autocapitalize' => 'off',
				'spellcheck'     => 'false',
			]
		);
		printf(
			'<button type="submit" class="button" name="do" value="generate" formnovalidate>%s</button></div>',
			esc_html__( 'Generate coupon code', 'storewright' )
		);
		$this->controls->area( 'description', __( 'Description (optional)', 'storewright' ), __( 'Only people who manage the store see it.', 'storewright' ) );
		echo '<div class="storewright-field-grid">';
		$types = CouponText::types();
		$this->controls->select( 'discount_type', $labels['discount_type'], $types + [ $this->current['discount_type'] => $this->current['discount_type'] ] );
		$this->controls->text( 'amount', $labels['amount'], [ 'placeholder' => '0' ] + $decimal, __( 'A percentage, or an amount in the currency of your store.', 'storewright' ) );
		$this->controls->text(
			'date_expires',
			$labels['date_expires'],
			[
				'type'        => 'date',
				'placeholder' => 'YYYY-MM-DD',
			],
			__( 'The coupon expires at 00:00 of this date.', 'storewright' )
		);
		echo '</div>';
		$this->controls->checkbox(
			'free_shipping',
			$labels['free_shipping'],
			__( 'A free shipping method has to be enabled in the shipping zone, and require a free shipping coupon.', 'storewright' )
		);
		self::end();
	}

	private function render_restriction(): void {
		$labels  = CouponFields::labels();
		$decimal = [
			'inputmode'    => 'decimal',
			'autocomplete' => 'off',
		];
		self::begin( __( 'Usage restriction', 'storewright' ) );
		echo '<div class="storewright-field-grid">';
		$this->controls->text( 'minimum_amount', $labels['minimum_amount'], [ 'placeholder' => __( 'No minimum', 'storewright' ) ] + $decimal );
		$this->controls->text( 'maximum_amount', $labels['maximum_amount'], [ 'placeholder' => __( 'No maximum', 'storewright' ) ] + $decimal );
		echo '</div>';
		$this->controls->checkbox( 'individual_use', $labels['individual_use'], __( 'The coupon can’t be used together with other coupons.', 'storewright' ) );
		$this->controls->checkbox( 'exclude_sale_items', $labels['exclude_sale_items'], __( 'The coupon does not apply to items on sale.', 'storewright' ) );
		echo '<div class="storewright-coupon__lists">';
		$this->render_products( 'product_ids', __( 'The coupon is for these products only. Choose none for all.', 'storewright' ) );
		$this->render_products( 'excluded_product_ids', __( 'The coupon is not for these products.', 'storewright' ) );
		$this->render_categories( 'product_categories', __( 'The coupon is for these categories only. Choose none for all.', 'storewright' ) );
		$this->render_categories( 'excluded_product_categories', __( 'The coupon is not for these categories.', 'storewright' ) );
		echo '</div>';
		$this->controls->area(
			'email_restrictions',
			$labels['email_restrictions'],
			__( 'One email address a line. A star stands for any characters, such as *@example.com. Leave empty for all customers.', 'storewright' )
		);
		self::end();
	}

	private function render_limits(): void {
		$labels = CouponFields::labels();
		$whole  = [
			'inputmode'    => 'numeric',
			'autocomplete' => 'off',
			'placeholder'  => __( 'Unlimited usage', 'storewright' ),
		];
		self::begin( __( 'Usage limits', 'storewright' ) );
		echo '<div class="storewright-field-grid">';
		$this->controls->text( 'usage_limit', $labels['usage_limit'], $whole );
		$this->controls->text( 'usage_limit_per_user', $labels['usage_limit_per_user'], $whole );
		$this->controls->text(
			'limit_usage_to_x_items',
			$labels['limit_usage_to_x_items'],
			[ 'placeholder' => __( 'All items in the cart', 'storewright' ) ] + $whole
		);
		echo '</div>';
		self::end();
	}

	private function render_save(): void {
		self::begin( __( 'Publish', 'storewright' ) );
		$statuses = CouponText::statuses();
		$this->controls->select(
			'status',
			CouponFields::labels()['status'],
			$statuses + [ $this->current['status'] => $this->current['status'] ],
			__( 'Only published coupons can be used.', 'storewright' )
		);
		printf(
			'<p class="storewright-coupon__save"><button type="submit" class="button button-primary" name="do" value="save">%s</button>',
			esc_html( 0 === $this->coupon->id ? __( 'Add coupon', 'storewright' ) : __( 'Save coupon', 'storewright' ) )
		);
		if ( 0 < $this->coupon->id ) {
			printf(
				' <button type="submit" class="button-link button-link-delete" name="do" value="trash" formnovalidate>%s</button>',
				esc_html__( 'Move to Trash', 'storewright' )
			);
		}
		printf( '</p><p><a href="%s">%s</a></p>', esc_url( CouponList::url() ), esc_html__( 'All coupons', 'storewright' ) );
		self::end();
	}

	private function render_example( string $example, string $total, string $items ): void {
		self::begin( __( 'Example', 'storewright' ) );
		printf( '<p id="storewright-coupon-example" class="storewright-coupon__example" role="status">%s</p>', esc_html( $example ) );
		$controls = new Controls(
			[
				'example_total' => $total,
				'example_items' => $items,
			]
		);
		echo '<div class="storewright-field-row">';
		$controls->text( 'example_total', __( 'Cart total', 'storewright' ), [ 'inputmode' => 'decimal' ] );
		$controls->text( 'example_items', __( 'Items in the cart', 'storewright' ), [ 'inputmode' => 'numeric' ] );
		printf(
			'</div><p class="description">%s</p><p><button type="submit" class="button" name="do" value="preview" formnovalidate>%s</button></p>',
			esc_html__( 'For products that the coupon is for, before tax.', 'storewright' ),
			esc_html__( 'Update the example', 'storewright' )
		);
		self::end();
	}

	private function render_products( string $field, string $help ): void {
		$label = CouponFields::labels()[ $field ];
		$this->begin_list( $field, $label );
		$ids = '' === $this->typed[ $field ] ? [] : explode( ',', $this->typed[ $field ] );
		printf( '<div class="storewright-coupon__chosen" data-chosen="%s">', esc_attr( $field ) );
		foreach ( $ids as $id ) {
			printf(
				'<label><input type="checkbox" name="%s[]" value="%d" checked> %s</label>',
				esc_attr( $field ),
				absint( $id ),
				esc_html( CouponTargets::name( (int) $id, false ) )
			);
		}
		echo '</div>';
		$this->controls->text(
			"add_$field",
			/* translators: %s: name of a list of products. */
			sprintf( __( '%s: name, SKU or ID to add', 'storewright' ), $label ),
			[
				'autocomplete' => 'off',
				'data-suggest' => 'products',
				'data-adds-to' => $field,
			]
		);
		printf(
			'<button type="submit" class="button" name="do" value="add" formnovalidate aria-label="%s">%s</button>',
			/* translators: %s: name of a list of products. */
			esc_attr( sprintf( __( 'Add to “%s”', 'storewright' ), $label ) ),
			esc_html__( 'Add', 'storewright' )
		);
		$this->end_list( $field, $help );
	}

	private function render_categories( string $field, string $help ): void {
		$this->begin_list( $field, CouponFields::labels()[ $field ] );
		$chosen = explode( ',', $this->typed[ $field ] );
		$known  = CouponTargets::categories();
		echo '<div class="storewright-checklist" tabindex="-1">';
		foreach ( $known as [ $id, $name, $depth ] ) {
			printf(
				'<label style="margin-inline-start:%dpx"><input type="checkbox" name="%s[]" value="%d"%s> %s</label>',
				absint( $depth * 16 ),
				esc_attr( $field ),
				absint( $id ),
				checked( in_array( (string) $id, $chosen, true ), true, false ),
				esc_html( $name )
			);
		}
		// What is gone, or beyond those that are listed, stays chosen.
		$kept = array_filter( $chosen, static fn( string $id ) => '' !== $id );
		foreach ( array_diff( $kept, array_map( strval( ... ), array_column( $known, 0 ) ) ) as $id ) {
			printf(
				'<label><input type="checkbox" name="%s[]" value="%d" checked> %s</label>',
				esc_attr( $field ),
				absint( $id ),
				esc_html( CouponTargets::name( (int) $id, true ) )
			);
		}
		echo '</div>';
		$this->end_list( $field, $help );
	}

	private function begin_list( string $field, string $label ): void {
		printf( '<fieldset class="storewright-field storewright-coupon__list" id="storewright-field-%s"><legend>%s</legend>', esc_attr( $field ), esc_html( $label ) );
	}

	private function end_list( string $field, string $help ): void {
		printf( '<p class="description">%s</p>', esc_html( $help ) );
		if ( isset( $this->errors[ $field ] ) ) {
			printf( '<p class="storewright-field__error">%s</p>', esc_html( $this->errors[ $field ] ) );
		}
		echo '</fieldset>';
	}

	private static function begin( string $title ): void {
		printf( '<section class="storewright-catalog__card"><h2>%s</h2>', esc_html( $title ) );
	}

	private static function end(): void {
		echo '</section>';
	}
}
