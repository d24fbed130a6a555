<?php
declare(strict_types=1);

namespace Storewright\Screens\Coupons;

use Brick\Math\BigDecimal;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Rest\Dates;
use Storewright\Screens\Forms\ScreenPage;
use Storewright\Store\Calculation\DiscountType;
use Storewright\Store\Coupons\Coupon;
use Storewright\Store\Coupons\CouponInput;
use Storewright\Store\Coupons\CouponRepository;
use Storewright\Store\Coupons\CouponServices;
use Storewright\Store\Products\Import\InternalRequests;
use WP_Error;

/**
 * `admin.php?page=storewright-coupon&id=…`: a coupon, or without an id a new one. What is saved goes over `wc/v3`.
 */
final class CouponPage extends ScreenPage {

	public const SLUG = 'storewright-coupon';

	/**
	 * Letters and digits of a code that is made up: none that look like another one.
	 */
	private const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

	private const CODE_LENGTH = 8;

	private ?Coupon $coupon = null;

	/**
	 * @var array<string, string>|null What was typed.
	 */
	private ?array $typed = null;

	/**
	 * @var array<string, string>|null What it is compared with.
	 */
	private ?array $before = null;

	/**
	 * @var array<mixed>
	 */
	private array $posted = [];

	/**
	 * @var array<string, string>
	 */
	private array $errors = [];

	private string $failure = '';

	private string $done = '';

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
		return null === $this->coupon || 0 === $this->coupon->id ? __( 'Add coupon', 'storewright' ) : __( 'Edit coupon', 'storewright' );
	}

	protected function capability(): string {
		return 'edit_shop_coupons';
	}

	protected function highlighted(): array {
		return [ $this->context->mode->page_slug(), CouponList::MENU ];
	}

	/**
	 * The nonce of a coupon's form.
	 *
	 * @param int $id 0 for a new one.
	 */
	public static function nonce( int $id ): string {
		return self::SLUG . "-$id";
	}

	/**
	 * Shows the form, or does what it asks for.
	 *
	 * @param array<mixed>      $query
	 * @param array<mixed>|null $posted
	 */
	public function respond( array $query, ?array $posted ): ?string {
		$id           = is_string( $query['id'] ?? null ) && ctype_digit( $query['id'] ) ? (int) $query['id'] : 0;
		$this->coupon = 0 === $id ? self::blank() : $this->services()->query()->full( [ $id ] )[0] ?? null;
		if ( null === $this->coupon ) {
			wp_die( esc_html( CouponRepository::missing()->getMessage() ), '', [ 'response' => 404 ] );
		}
		if ( 'trash' === $this->coupon->status ) {
			/* translators: %s: code of a coupon. */
			wp_die( esc_html( sprintf( __( 'The coupon “%s” is in the Trash. Restore it in the list of coupons first.', 'storewright' ), $this->coupon->code ) ), '', [ 'response' => 404 ] );
		}
		if ( ! current_user_can( 0 === $id ? 'publish_shop_coupons' : 'edit_others_shop_coupons' ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to edit coupons.', 'storewright' ), '', [ 'response' => 403 ] );
		}
		$this->done = is_string( $query['done'] ?? null ) ? $query['done'] : '';
		if ( null === $posted ) {
			return null;
		}
		check_admin_referer( self::nonce( $id ) );
		$this->posted = $posted;
		$this->done   = '';
		$do           = $posted['do'] ?? '';
		if ( 'trash' === $do && 0 < $id ) {
			return $this->trash( $id );
		}
		if ( ! in_array( $do, [ 'preview', 'generate', 'add' ], true ) ) {
			return $this->save( $this->coupon );
		}
		$fields  = $this->fields();
		$current = $fields->of( $this->coupon );
		$typed   = $fields->typed( $posted, $current );

		[ $this->typed, $this->before ] = $fields->again( $typed, $this->posted_before(), $current );
		if ( 'generate' === $do ) {
			$this->typed['code'] = self::code();
		}
		$this->errors = $fields->errors;
		return null;
	}

	/**
	 * Prints the form.
	 */
	public function render(): void {
		if ( null === $this->coupon ) {
			return;
		}
		$fields  = $this->fields();
		$current = $fields->of( $this->coupon );
		$typed   = $this->typed ?? $current;
		echo '<div class="wrap storewright storewright-catalog">';
		$this->render_heading();
		self::render_notice(
			match ( $this->done ) {
				'created' => __( 'Coupon added.', 'storewright' ),
				'saved'   => __( 'Coupon saved.', 'storewright' ),
				default   => '',
			}
		);
		( new CouponForm( $this->context, $this->coupon, $typed, $this->before ?? $current, $this->errors, $this->failure ) )->render(
			$this->url( 0 === $this->coupon->id ? [] : [ 'id' => $this->coupon->id ] ),
			$this->example( $this->coupon, $typed, $current ),
			$this->asked( 'example_total', CouponExample::AMOUNT ),
			$this->asked( 'example_items', '1' )
		);
		echo '</div>';
	}

	/**
	 * A coupon that nothing is known of yet, as `wc/v3` begins one.
	 */
	private static function blank(): Coupon {
		return new Coupon( 0, '', 'publish', '', DiscountType::FixedCart->value, BigDecimal::zero() );
	}

	/**
	 * A code that nobody guesses.
	 */
	private static function code(): string {
		$last    = strlen( self::LETTERS ) - 1;
		$letters = array_map( static fn() => self::LETTERS[ random_int( 0, $last ) ], range( 1, self::CODE_LENGTH ) );
		return implode( '', $letters );
	}

	/**
	 * Writes what was changed, while nobody else writes the coupon.
	 */
	private function save( Coupon $coupon ): ?string {
		try {
			$written = 0 === $coupon->id
				? $this->write( $coupon )
				: $this->services()->repository()->alone(
					$coupon->id,
					fn() => $this->write( $this->services()->query()->full( [ $coupon->id ] )[0] ?? throw CouponRepository::missing() )
				);
		} catch ( DomainError $failure ) {
			$this->show_again( $this->fields(), $this->coupon ?? $coupon );
			$this->failure = $failure->getMessage();
			return null;
		}
		return null === $written ? null : $this->url(
			[
				'id'   => $written,
				'done' => 0 === $coupon->id ? 'created' : 'saved',
			]
		);
	}

	/**
	 * @param Coupon $coupon As it is now.
	 * @return int|null Its id, null where it was not written.
	 * @throws InvalidInput If it is refused as a whole.
	 */
	private function write( Coupon $coupon ): ?int {
		$this->coupon = $coupon;
		$fields       = $this->fields();
		$current      = $fields->of( $coupon );
		$typed        = $fields->typed( $this->posted, $current );
		$body         = $fields->changes( $typed, $this->posted_before(), $current );
		$this->errors = $fields->errors;
		if ( [] !== $this->errors ) {
			$this->show_again( $fields, $coupon );
			return null;
		}
		if ( [] === $body && 0 < $coupon->id ) {
			return $coupon->id;
		}
		$requests = new InternalRequests( $this->context );
		$written  = 0 < $coupon->id ? $requests->write( 'PUT', "/coupons/$coupon->id", $body ) : $requests->write( 'POST', '/coupons', $body );
		if ( $written instanceof WP_Error ) {
			$this->errors = self::reasons( $written, $typed['code'] );
			if ( [] === $this->errors ) {
				throw new InvalidInput( (string) $written->get_error_code(), $written->get_error_message() );
			}
			$this->show_again( $fields, $coupon );
			return null;
		}
		return $written;
	}

	/**
	 * Keeps what was typed in the form.
	 */
	private function show_again( CouponFields $fields, Coupon $coupon ): void {
		$current = $fields->of( $coupon );

		[ $this->typed, $this->before ] = $fields->again( $fields->typed( $this->posted, $current ), $this->posted_before(), $current );
	}

	/**
	 * What the form showed that was sent.
	 *
	 * @return array<mixed>
	 */
	private function posted_before(): array {
		return is_array( $this->posted['before'] ?? null ) ? $this->posted['before'] : [];
	}

	private function trash( int $id ): ?string {
		$written = ( new InternalRequests( $this->context ) )->write( 'DELETE', "/coupons/$id", [] );
		if ( $written instanceof WP_Error ) {
			$this->failure = $written->get_error_message();
			return null;
		}
		// As WordPress's list says it, with Undo.
		return CouponList::url(
			[
				'trashed' => 1,
				'ids'     => $id,
			]
		);
	}

	/**
	 * What is wrong, by field.
	 *
	 * @return array<string, string>
	 */
	private static function reasons( WP_Error $refusal, string $code ): array {
		if ( 'woocommerce_rest_coupon_code_already_exists' === $refusal->get_error_code() ) {
			/* translators: %s: code of a coupon. */
			return [ 'code' => sprintf( __( 'There is a coupon with the code “%s” already.', 'storewright' ), $code ) ];
		}
		$data    = $refusal->get_error_data();
		$reasons = is_array( $data ) && is_array( $data['params'] ?? null ) ? array_filter( $data['params'], is_string( ... ) ) : [];
		/** @var array<string, string> $reasons */
		return array_intersect_key( $reasons, CouponFields::labels() );
	}

	/**
	 * What the coupon does to a cart as it would be saved, in a sentence.
	 *
	 * @param Coupon                $coupon
	 * @param array<string, string> $typed
	 * @param array<string, string> $current
	 */
	private function example( Coupon $coupon, array $typed, array $current ): string {
		$fields = $this->fields();
		$body   = $fields->changes( [ 'code' => '' === $typed['code'] ? '?' : $typed['code'] ] + $typed, [], $current );
		if ( [] !== $fields->errors ) {
			return implode( ' ', $fields->errors );
		}
		try {
			$input  = new CouponInput( $body, Dates::parse( $body['date_expires'] ?? null, null, 'date_expires' ) );
			$coupon = $input->apply( $coupon );
		} catch ( InvalidInput $refusal ) {
			return $refusal->getMessage();
		}
		return ( new CouponExample( $this->context, new CouponText( $this->context ) ) )->text(
			$coupon,
			$this->asked( 'example_total', CouponExample::AMOUNT ),
			$this->asked( 'example_items', '1' )
		);
	}

	private function asked( string $name, string $usual ): string {
		$text = is_string( $this->posted[ $name ] ?? null ) ? trim( $this->posted[ $name ] ) : '';
		return '' === $text ? $usual : $text;
	}

	private function fields(): CouponFields {
		return new CouponFields( new CouponText( $this->context ), new CouponTargets( $this->context ) );
	}

	private function services(): CouponServices {
		return new CouponServices( $this->context );
	}
}
