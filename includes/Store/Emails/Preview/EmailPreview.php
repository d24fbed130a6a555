<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Preview;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Store\Emails\EmailData;
use Storewright\Store\Emails\EmailType;
use Storewright\Store\Emails\EmailTypes;
use Storewright\Store\Emails\Render\EmailRenderer;
use Storewright\Store\Emails\Render\RenderedEmail;
use Storewright\Store\Emails\Render\RenderOptions;
use Storewright\Store\Emails\Send\EmailDataReader;
use Storewright\Store\Orders\OrderServices;

/**
 * An email as it would be sent, with what the user tries out, of a sample or of a real order. Everything it uses only reads.
 */
final class EmailPreview {

	public function __construct( private readonly Context $context ) {}

	/**
	 * The kind of email that is asked for.
	 *
	 * @param string $name Id, or how WooCommerce calls it.
	 * @throws InvalidInput If there is none.
	 */
	public function type( string $name ): EmailType {
		if ( isset( EmailTypes::all()[ $name ] ) ) {
			return EmailTypes::all()[ $name ];
		}
		/* translators: %s: what was sent. */
		$reason = sprintf( __( '“%s” is not an email of this store.', 'storewright' ), $name );
		return EmailTypes::find( $name ) ?? throw new InvalidInput( 'rest_invalid_param', $reason, [ 'type' => $reason ] );
	}

	/**
	 * The email.
	 *
	 * @param EmailType $type
	 * @param int       $order_id 0 for a sample.
	 * @param bool      $is_dark
	 * @param bool      $is_rtl
	 * @throws NotFound If there is no such order.
	 */
	public function render( EmailType $type, int $order_id = 0, bool $is_dark = false, bool $is_rtl = false ): RenderedEmail {
		return ( new EmailRenderer( $this->context ) )->render(
			$type,
			$this->data( $type, $order_id ),
			new RenderOptions( get_locale(), ( new SettingDrafts( $this->context ) )->all(), $is_dark, $is_rtl )
		);
	}

	/**
	 * Its subject alone.
	 *
	 * @throws NotFound If there is no such order.
	 */
	public function subject( EmailType $type, int $order_id = 0 ): string {
		return ( new EmailRenderer( $this->context ) )->subject(
			$type,
			$this->data( $type, $order_id ),
			new RenderOptions( get_locale(), ( new SettingDrafts( $this->context ) )->all() )
		);
	}

	private function data( EmailType $type, int $order_id ): EmailData {
		$sample = ( new SampleData( $this->context->options, $this->context->clock ) )->of( $type );
		if ( 0 === $order_id || ! $type->about->has_order() ) {
			return $sample;
		}
		$order = ( new OrderServices( $this->context ) )->query()->find( $order_id ) ?? throw new NotFound(
			'woocommerce_rest_order_invalid_id',
			/* translators: %s: number of an order. */
			sprintf( __( 'There is no order %s.', 'storewright' ), "#{$order_id}" )
		);
		return ( new EmailDataReader( $this->context ) )->of_order( $type, $order, null, $sample->note );
	}
}
