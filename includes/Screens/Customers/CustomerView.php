<?php
declare(strict_types=1);

namespace Storewright\Screens\Customers;

use Brick\Math\RoundingMode;
use DateTimeImmutable;
use Storewright\Kernel\Context;
use Storewright\Kernel\Money;
use Storewright\Screens\Forms\Controls;
use Storewright\Screens\Orders\OrderText;
use Storewright\Screens\Orders\Page\AddressCard;
use Storewright\Screens\Orders\Page\CustomerHistory;
use Storewright\Shop\OrderUrl;
use Storewright\Store\Customers\AddressFields;
use Storewright\Store\Customers\Customer;
use Storewright\Store\Customers\CustomerAccess;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Query\OrderCriteria;

/**
 * The page of a customer as HTML.
 *
 * @internal
 */
final class CustomerView {

	/**
	 * How many orders are listed, the newest ones.
	 */
	private const LISTED = 10;

	private readonly OrderText $texts;

	private readonly bool $may_edit;

	private readonly bool $may_see_orders;

	/**
	 * @param Context $context
	 * @param Person  $person
	 * @param string  $url     Where its forms are sent.
	 */
	public function __construct( private readonly Context $context, private readonly Person $person, private readonly string $url ) {
		$this->texts          = new OrderText( $context );
		$this->may_see_orders = OrderUrl::may_open( $context->mode );
		$this->may_edit       = null !== $person->account && CustomerAccess::may_edit( $person->account->id );
	}

	/**
	 * Prints it.
	 *
	 * @param array<string, string> $typed   What the fields of the addresses show.
	 * @param array<string, string> $current What the account has.
	 * @param array<string, string> $errors
	 * @param string                $note    What was typed into the note.
	 * @param string|null           $merge   Of which address guest orders are shown, null for none.
	 */
	public function render( array $typed, array $current, array $errors, string $note, ?string $merge ): void {
		$orders = $this->orders();
		$this->render_summary( $orders[0] ?? null );
		echo '<div class="storewright-customer__columns"><div>';
		if ( $this->may_see_orders ) {
			$this->render_orders( $orders );
		}
		$account = $this->person->account;
		if ( null === $account ) {
			$this->render_guest_addresses( $orders[0] ?? null );
			echo '</div><div>';
			$this->render_account_of_guest();
		} else {
			$this->render_merge( $account, $merge );
			$this->render_addresses( $typed, $current, $errors );
			echo '</div><div>';
			$this->render_notes( $account, $note );
			( new DownloadsCard( $this->context ) )->render( $account );
		}
		echo '</div></div>';
	}

	/**
	 * @return list<Order>
	 */
	private function orders(): array {
		if ( ! $this->may_see_orders ) {
			return [];
		}
		$query = ( new OrderServices( $this->context ) )->query();
		$page  = $query->page(
			null === $this->person->account
				? new OrderCriteria( customer: 0, customer_email: $this->person->email, limit: self::LISTED )
				: new OrderCriteria( customer: $this->person->account->id, limit: self::LISTED )
		);
		return array_values( $query->several( $page->ids ) );
	}

	private function render_summary( ?Order $last ): void {
		$account = $this->person->account;
		$totals  = ( new CustomerHistory( $this->context ) )->of_person( $this->person->user_id(), $this->person->email, true );
		$format  = $this->context->shop()->settings()->currency_format();
		$average = 0 < $totals->orders ? Money::of( $totals->spent )->dividedBy( $totals->orders, 8, RoundingMode::HALF_UP ) : '0';
		printf( '<p class="storewright-customer__who"><a href="mailto:%1$s">%1$s</a> · %2$s', esc_attr( $this->person->email ), esc_html( $this->kind() ) );
		if ( null !== $account && current_user_can( 'edit_user', $account->id ) ) {
			printf( ' · <a href="%s">%s</a>', esc_url( admin_url( "user-edit.php?user_id=$account->id" ) ), esc_html__( 'Edit account', 'storewright' ) );
		}
		$made = $last?->created;
		echo '</p><dl class="storewright-customer__figures">';
		foreach ( [
			[ __( 'Orders', 'storewright' ), number_format_i18n( $totals->orders ) ],
			[ __( 'Total spend', 'storewright' ), $format->text( $totals->spent ) ],
			[ __( 'Average order', 'storewright' ), $format->text( (string) $average ) ],
			...( $this->may_see_orders ? [ [ __( 'Last order', 'storewright' ), null === $made ? '–' : OrderText::day( $made ) ] ] : [] ),
		] as [ $label, $value ] ) {
			printf( '<div><dt>%s</dt><dd>%s</dd></div>', esc_html( $label ), esc_html( $value ) );
		}
		echo '</dl>';
	}

	private function kind(): string {
		$account = $this->person->account;
		if ( null === $account ) {
			return __( 'Guest', 'storewright' );
		}
		return null === $account->created
			/* translators: %s: name of a user account. */
			? sprintf( __( 'Account “%s”', 'storewright' ), $account->username )
			/* translators: 1: name of a user account, 2: a date. */
			: sprintf( __( 'Account “%1$s”, since %2$s', 'storewright' ), $account->username, OrderText::day( $account->created ) );
	}

	/**
	 * @param list<Order> $orders
	 */
	private function render_orders( array $orders ): void {
		self::begin( __( 'Orders', 'storewright' ) );
		if ( [] === $orders ) {
			printf( '<p>%s</p>', esc_html__( 'There are no orders yet.', 'storewright' ) );
		} else {
			$this->render_table( $orders, false );
			$customer = null === $this->person->account ? $this->person->email : (string) $this->person->account->id;
			printf(
				'<p><a href="%s">%s</a></p>',
				esc_url( OrderUrl::of_list( $this->context->mode, [ 'customer' => $customer ] ) ),
				esc_html__( 'All orders of this customer', 'storewright' )
			);
		}
		self::end();
	}

	/**
	 * @param list<Order> $orders
	 */
	private function render_table( array $orders, bool $with_boxes ): void {
		echo '<div class="storewright-catalog__table" tabindex="0"><table class="widefat striped"><thead><tr>';
		if ( $with_boxes ) {
			printf( '<th scope="col"><span class="screen-reader-text">%s</span></th>', esc_html__( 'Move', 'storewright' ) );
		}
		printf(
			'<th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th><th scope="col" class="num">%s</th></tr></thead><tbody>',
			esc_html__( 'Order', 'storewright' ),
			esc_html__( 'Date', 'storewright' ),
			esc_html__( 'Status', 'storewright' ),
			esc_html__( 'Total', 'storewright' )
		);
		foreach ( $orders as $order ) {
			echo '<tr>';
			if ( $with_boxes ) {
				printf(
					'<td><label><input type="checkbox" name="orders[]" value="%d" checked><span class="screen-reader-text">%s</span></label></td>',
					absint( $order->id ),
					/* translators: %s: number of an order. */
					esc_html( sprintf( __( 'Move order #%s', 'storewright' ), $order->id ) )
				);
			}
			printf(
				'<th scope="row"><a href="%s">#%d %s</a></th><td>%s</td><td>',
				esc_url( OrderUrl::of( $this->context->mode, $order->id ) ),
				absint( $order->id ),
				esc_html( OrderText::customer( $order ) ),
				esc_html( OrderText::moment( $order->created ) )
			);
			OrderText::print_status( $order->status );
			printf( '</td><td class="num">%s</td></tr>', esc_html( $this->texts->money( $order, $order->total ) ) );
		}
		echo '</tbody></table></div>';
	}

	private function render_merge( Customer $account, ?string $email ): void {
		$guests = new GuestOrders( $this->context );
		$asked  = $email ?? $account->email;
		$count  = $guests->count( $asked );
		self::begin( __( 'Guest orders', 'storewright' ) );
		printf(
			'<p>%s</p>',
			esc_html(
				sprintf(
					0 === $count
						/* translators: 2: email address. */
						? __( 'No orders were placed as a guest with %2$s.', 'storewright' )
						/* translators: 1: number of orders, 2: email address. */
						: _n( '%1$s order was placed as a guest with %2$s.', '%1$s orders were placed as a guest with %2$s.', $count, 'storewright' ),
					number_format_i18n( $count ),
					$asked
				)
			)
		);
		if ( current_user_can( 'edit_others_shop_orders' ) ) {
			if ( null !== $email && 0 < $count ) {
				$this->render_chosen( $account, $guests->of( $email ), $email, $count );
			}
			$this->begin_form();
			( new Controls( [ 'merge_email' => $asked ] ) )->text( 'merge_email', __( 'Email address of guest orders', 'storewright' ), [ 'type' => 'email' ] );
			printf( '<button type="submit" class="button" name="do" value="preview_merge" formnovalidate>%s</button></form>', esc_html__( 'Show guest orders', 'storewright' ) );
		}
		self::end();
	}

	/**
	 * @param list<Order> $orders
	 */
	private function render_chosen( Customer $account, array $orders, string $email, int $count ): void {
		$this->begin_form();
		Controls::hidden( [ 'merge_email' => $email ] );
		if ( mb_strtolower( $email ) !== mb_strtolower( $account->email ) ) {
			printf(
				'<div class="notice notice-warning inline"><p>%s</p></div>',
				/* translators: 1: email address, 2: email address. */
				esc_html( sprintf( __( 'The account has another email address, %2$s. Whoever logs in to it will see the orders of %1$s.', 'storewright' ), $email, $account->email ) )
			);
		}
		$this->render_table( $orders, true );
		if ( count( $orders ) < $count ) {
			/* translators: %s: number of orders. */
			printf( '<p class="description">%s</p>', esc_html( sprintf( __( 'The oldest %s orders are shown. Move them first.', 'storewright' ), number_format_i18n( count( $orders ) ) ) ) );
		}
		printf(
			'<p><button type="submit" class="button button-primary" name="do" value="merge">%s</button></p></form>',
			/* translators: %s: name of a customer. */
			esc_html( sprintf( __( 'Move the selected orders to %s', 'storewright' ), $this->person->title() ) )
		);
	}

	/**
	 * @param array<string, string> $typed
	 * @param array<string, string> $current
	 * @param array<string, string> $errors
	 */
	private function render_addresses( array $typed, array $current, array $errors ): void {
		self::begin( __( 'Addresses', 'storewright' ) );
		$controls = new Controls( $typed, $errors );
		$this->begin_form();
		$controls->render_summary();
		foreach ( $current as $name => $value ) {
			Controls::hidden( [ 'before[' . str_replace( '[', '][', $name ) => $value ] );
		}
		echo '<div class="storewright-customer__addresses">';
		foreach ( [
			[ 'billing', __( 'Billing address', 'storewright' ), AddressFields::BILLING ],
			[ 'shipping', __( 'Shipping address', 'storewright' ), AddressFields::SHIPPING ],
		] as [ $kind, $title, $fields ] ) {
			printf( '<fieldset%s><legend>%s</legend>', disabled( $this->may_edit, false, false ), esc_html( $title ) );
			foreach ( $fields as $field ) {
				$label = OrderAddress::labels()[ $field ];
				if ( 'country' === $field ) {
					$controls->select( "{$kind}[country]", $label, AddressCard::countries() );
				} else {
					$controls->text(
						"{$kind}[$field]",
						$label,
						[
							'type'         => 'email' === $field ? 'email' : 'text',
							'autocomplete' => 'off',
						]
					);
				}
			}
			echo '</fieldset>';
		}
		echo '</div>';
		if ( $this->may_edit ) {
			printf( '<p><button type="submit" class="button button-primary" name="do" value="save" formnovalidate>%s</button></p>', esc_html__( 'Save addresses', 'storewright' ) );
		}
		echo '</form>';
		self::end();
	}

	private function render_guest_addresses( ?Order $last ): void {
		if ( null === $last ) {
			return;
		}
		self::begin( __( 'Addresses of the last order', 'storewright' ) );
		echo '<div class="storewright-customer__addresses">';
		foreach ( [
			[ __( 'Billing address', 'storewright' ), $last->billing ],
			[ __( 'Shipping address', 'storewright' ), $last->shipping ],
		] as [ $title, $address ] ) {
			/** @var OrderAddress $address */
			$lines = OrderText::address( $address );
			$html  = implode( '<br>', [] === $lines ? [ '–' ] : array_map( esc_html( ... ), $lines ) );
			printf(
				'<div><h3>%s</h3><address>%s</address></div>',
				esc_html( $title ),
				wp_kses( $html, [ 'br' => [] ] )
			);
		}
		echo '</div>';
		self::end();
	}

	/**
	 * Leads to the account of the guest's address, where there is one.
	 */
	private function render_account_of_guest(): void {
		self::begin( __( 'Account', 'storewright' ) );
		$user = get_user_by( 'email', $this->person->email );
		if ( false === $user || null === CustomerAccess::account( $user->ID ) ) {
			/* translators: %s: email address. */
			printf( '<p>%s</p>', esc_html( sprintf( __( 'No account has the email address %s.', 'storewright' ), $this->person->email ) ) );
		} else {
			printf(
				'<p>%s</p><p><a class="button" href="%s">%s</a></p>',
				/* translators: 1: name of a user account, 2: email address. */
				esc_html( sprintf( __( 'The account “%1$s” has the email address %2$s. These orders can be moved to it.', 'storewright' ), $user->user_login, $this->person->email ) ),
				esc_url( ( new CustomerPage( $this->context ) )->url( [ 'user' => $user->ID ] ) ),
				esc_html__( 'Open the account', 'storewright' )
			);
		}
		self::end();
	}

	private function render_notes( Customer $account, string $typed ): void {
		self::begin( __( 'Notes', 'storewright' ) );
		$this->begin_form();
		if ( $this->may_edit ) {
			( new Controls( [ 'note' => $typed ] ) )->area( 'note', __( 'Add a note', 'storewright' ), __( 'Only people who manage the store see it.', 'storewright' ) );
			printf( '<button type="submit" class="button" name="do" value="add_note">%s</button>', esc_html__( 'Add note', 'storewright' ) );
		}
		echo '<ol class="storewright-customer__notes">';
		foreach ( ( new CustomerNotes( $this->context ) )->of( $account->id ) as $note ) {
			$author = get_userdata( $note['author'] );
			$name   = false === $author ? __( 'Unknown', 'storewright' ) : $author->display_name;
			$moment = OrderText::moment( new DateTimeImmutable( "@{$note['time']}" ) );
			printf(
				'<li><div>%s</div><p class="description">%s · %s',
				wp_kses_post( wpautop( esc_html( $note['text'] ) ) ),
				esc_html( $name ),
				esc_html( $moment )
			);
			if ( $this->may_edit ) {
				printf(
					' <button type="submit" class="button-link button-link-delete" name="do" value="delete_note:%d" formnovalidate aria-label="%s">%s</button>',
					absint( $note['id'] ),
					/* translators: %s: beginning of a note. */
					esc_attr( sprintf( __( 'Delete the note “%s”', 'storewright' ), wp_html_excerpt( $note['text'], 40, '…' ) ) ),
					esc_html__( 'Delete', 'storewright' )
				);
			}
			echo '</p></li>';
		}
		echo '</ol></form>';
		self::end();
	}

	private function begin_form(): void {
		printf( '<form method="post" action="%s">', esc_url( $this->url ) );
		wp_nonce_field( CustomerPage::nonce( $this->person ), '_wpnonce', false );
	}

	private static function begin( string $title ): void {
		printf( '<section class="storewright-catalog__card"><h2>%s</h2>', esc_html( $title ) );
	}

	private static function end(): void {
		echo '</section>';
	}
}
