<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Send;

use Storewright\Kernel\Context;
use Storewright\Kernel\Money;
use Storewright\Store\Downloads\OrderFiles;
use Storewright\Store\Emails\EmailAbout;
use Storewright\Store\Emails\EmailData;
use Storewright\Store\Emails\EmailType;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Write\PaymentUrl;
use Storewright\Store\Payments\PaymentServices;
use Storewright\Store\Settings\SettingsUrl;
use WP_User;

/**
 * Reads what an email is about.
 */
final class EmailDataReader {

	public function __construct( private readonly Context $context ) {}

	/**
	 * What it is about as it is now; null where that is gone.
	 */
	public function read( EmailType $type, EmailPayload $payload ): ?EmailData {
		return match ( $type->about ) {
			EmailAbout::Account  => $this->account( $payload->number( 'user' ) ),
			EmailAbout::Product  => $this->product( $payload ),
			EmailAbout::Provider => $this->provider( $payload->text( 'provider' ) ),
			default              => $this->order( $type, $payload ),
		};
	}

	/**
	 * What an email of an order is about.
	 *
	 * @param EmailType  $type
	 * @param Order      $order
	 * @param Order|null $refund The refund that it tells of; null for the latest.
	 * @param string     $note   What somebody wrote to the customer.
	 */
	public function of_order( EmailType $type, Order $order, ?Order $refund = null, string $note = '' ): EmailData {
		$refunds = ( new OrderServices( $this->context ) )->query()->refunds_of( [ $order->id ] )[ $order->id ] ?? [];
		$left    = Money::of( $order->total );
		foreach ( $refunds as $one ) {
			$left = $left->plus( Money::of( $one->total ) );
		}
		return new EmailData(
			$order,
			$refunds,
			$refund ?? $refunds[0] ?? null,
			[] !== $refunds && ! $left->isPositive(),
			$note,
			url: $type->is_for_customer
				? ( new PaymentUrl( $this->context->options ) )->of( $order )
				: admin_url( "admin.php?page=wc-orders&action=edit&id={$order->id}" ),
			// Links let whoever has them download, so they go to the customer alone.
			downloads: $type->is_for_customer ? ( new OrderFiles( $this->context ) )->of( $order ) : []
		);
	}

	private function order( EmailType $type, EmailPayload $payload ): ?EmailData {
		$services = new OrderServices( $this->context );
		$order    = $services->query()->find( $payload->number( 'order' ) );
		if ( null === $order ) {
			return null;
		}
		$refund = null;
		$note   = null;
		if ( $payload->number( 'refund' ) > 0 ) {
			$refund = $services->query()->find_refund( $payload->number( 'refund' ) );
			if ( null === $refund ) {
				return null;
			}
		}
		if ( EmailAbout::Note === $type->about ) {
			$note = $services->notes()->find( $order->id, $payload->number( 'note' ) );
			if ( null === $note ) {
				return null;
			}
		}
		return $this->of_order( $type, $order, $refund, $note->text ?? '' );
	}

	private function account( int $user_id ): ?EmailData {
		$user = get_userdata( $user_id );
		if ( ! $user instanceof WP_User ) {
			return null;
		}
		// Made when it is sent, and in the email alone: whoever has it can log in.
		$key = get_password_reset_key( $user );
		return self::of_account( $user, is_wp_error( $key ) ? '' : $key );
	}

	/**
	 * What an email of an account is about.
	 *
	 * @param WP_User $user
	 * @param string  $key  With which a new password can be chosen, '' for none.
	 */
	public static function of_account( WP_User $user, string $key ): EmailData {
		$url = '' === $key
			? wp_login_url()
			: network_site_url( 'wp-login.php?action=rp&key=' . rawurlencode( $key ) . '&login=' . rawurlencode( $user->user_login ), 'login' );
		return new EmailData(
			name: '' === $user->first_name ? $user->display_name : $user->first_name,
			login: $user->user_login,
			url: $url
		);
	}

	private function product( EmailPayload $payload ): ?EmailData {
		$id   = $payload->number( 'product' );
		$post = get_post( $id );
		if ( null === $post ) {
			return null;
		}
		$edited = 0 === $post->post_parent ? $id : $post->post_parent;
		return new EmailData(
			name: wp_strip_all_tags( html_entity_decode( get_the_title( $post ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ),
			url: admin_url( "post.php?post={$edited}&action=edit" ),
			quantity: $payload->text( 'quantity' )
		);
	}

	private function provider( string $id ): ?EmailData {
		$state = ( new PaymentServices( $this->context ) )->query()->find( $id );
		return null === $state ? null : new EmailData( name: $state->gateway->method_title(), url: SettingsUrl::of( 'checkout' ) );
	}
}
