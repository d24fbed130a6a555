<?php
declare(strict_types=1);

namespace Storewright\Screens\Customers;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Screens\Forms\ScreenPage;
use Storewright\Shop\OrderUrl;
use Storewright\Store\Customers\Customer;
use Storewright\Store\Customers\CustomerAccess;
use Storewright\Store\Customers\CustomerServices;
use Storewright\Store\Products\Import\InternalRequests;
use WP_Error;

/**
 * `admin.php?page=storewright-customer`, with `user=…` for an account, `email=…` for a guest or `customer=…` for a number of reports:
 * a customer with orders, addresses, notes and downloads.
 */
final class CustomerPage extends ScreenPage {

	public const SLUG = 'storewright-customer';

	private ?Person $person = null;

	private string $failure = '';

	private string $done = '';

	/**
	 * @var array<string, string>
	 */
	private array $errors = [];

	/**
	 * @var array<mixed>
	 */
	private array $posted = [];

	/**
	 * Whether guest orders are to be shown before they are moved, and of which address.
	 */
	private ?string $merge = null;

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
		return null === $this->person ? __( 'Customer', 'storewright' ) : $this->person->title();
	}

	/**
	 * Whether the current user may open it.
	 */
	public static function is_allowed(): bool {
		return CustomerAccess::may_view();
	}

	protected function capability(): string {
		return Capabilities::MANAGE;
	}

	protected function highlighted(): array {
		$menu = $this->context->mode->page_slug();
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Two words.
		return [ $menu, 'admin.php?' . http_build_query( [ 'page' => $menu, 'path' => '/customers' ] ) ];
	}

	/**
	 * The nonce of a person's forms.
	 */
	public static function nonce( Person $person ): string {
		return self::SLUG . '-' . ( null === $person->account ? md5( $person->email ) : $person->account->id );
	}

	/**
	 * Shows the page, or does what a form asks for.
	 *
	 * @param array<mixed>      $query
	 * @param array<mixed>|null $posted
	 */
	public function respond( array $query, ?array $posted ): ?string {
		if ( ! self::is_allowed() ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to see customers.', 'storewright' ), '', [ 'response' => 403 ] );
		}
		$person = Person::of( $this->context, $query );
		if ( null === $person ) {
			wp_die( esc_html__( 'This customer does not exist.', 'storewright' ), '', [ 'response' => 404 ] );
		}
		if ( null === $person->account && ! OrderUrl::may_open( $this->context->mode ) ) {
			// All that is known of a guest is of their orders.
			wp_die( esc_html__( 'Sorry, you are not allowed to view orders.', 'storewright' ), '', [ 'response' => 403 ] );
		}
		$this->person = $person;
		$this->done   = is_string( $query['done'] ?? null ) ? $query['done'] : '';
		if ( null === $posted ) {
			return null;
		}
		$this->done   = '';
		$this->posted = $posted;
		check_admin_referer( self::nonce( $person ) );
		if ( null === $person->account ) {
			wp_die( esc_html__( 'A guest has no account that could be changed.', 'storewright' ), '', [ 'response' => 400 ] );
		}
		try {
			return $this->act( $person->account, is_string( $posted['do'] ?? null ) ? $posted['do'] : '' );
		} catch ( DomainError $failure ) {
			$this->failure = $failure->getMessage();
			return null;
		}
	}

	/**
	 * Prints the page.
	 */
	public function render(): void {
		if ( null === $this->person ) {
			return;
		}
		$current = null === $this->person->account ? [] : PostedAddresses::of( $this->person->account );
		$typed   = isset( $this->posted['billing'] ) ? PostedAddresses::typed( $this->posted, $current ) : $current;
		echo '<div class="wrap storewright storewright-catalog storewright-customer">';
		$this->render_heading();
		[ $text, $failed ] = $this->said();
		self::render_notice( $text );
		self::render_notice( $failed, true );
		( new CustomerView( $this->context, $this->person, $this->url( $this->person->query() ) ) )->render(
			$typed,
			$current,
			$this->errors,
			is_string( $this->posted['note'] ?? null ) ? $this->posted['note'] : '',
			$this->merge
		);
		echo '</div>';
	}

	/**
	 * What was done, and what was not.
	 *
	 * @return array{string, string}
	 */
	private function said(): array {
		if ( str_starts_with( $this->done, 'moved-' ) ) {
			$count = (int) substr( $this->done, 6 );
			return [
				0 === $count
					? __( 'These orders were moved already.', 'storewright' )
					/* translators: %s: number of orders. */
					: sprintf( _n( '%s order was moved to the account.', '%s orders were moved to the account.', $count, 'storewright' ), number_format_i18n( $count ) ),
				'',
			];
		}
		$text = match ( $this->done ) {
			'saved'        => __( 'Addresses saved.', 'storewright' ),
			'note'         => __( 'Note added.', 'storewright' ),
			'note-deleted' => __( 'Note deleted.', 'storewright' ),
			default        => '',
		};
		return [ $text, $this->failure ];
	}

	/**
	 * @throws DomainError If it can't be done.
	 */
	private function act( Customer $account, string $do ): ?string {
		if ( 'preview_merge' === $do ) {
			$this->merge = $this->email();
			return null;
		}
		if ( 'merge' === $do ) {
			return $this->merge( $account );
		}
		if ( ! CustomerAccess::may_edit( $account->id ) ) {
			throw new InvalidInput( 'rest_forbidden', __( 'Sorry, you are not allowed to change this customer.', 'storewright' ) );
		}
		$notes = new CustomerNotes( $this->context );
		if ( 1 === preg_match( '/^delete_note:(\d{1,18})$/D', $do, $part ) ) {
			$notes->delete( $account->id, (int) $part[1] );
			return $this->after( 'note-deleted' );
		}
		if ( 'add_note' === $do ) {
			$notes->add( $account->id, is_string( $this->posted['note'] ?? null ) ? $this->posted['note'] : '' );
			return $this->after( 'note' );
		}
		return $this->context->database->lock( "customer_account_$account->id", fn() => $this->save( $account->id ) );
	}

	/**
	 * @throws InvalidInput If it is refused as a whole.
	 */
	private function save( int $id ): ?string {
		$account = ( new CustomerServices( $this->context ) )->query()->find( $id );
		$current = null === $account ? [] : PostedAddresses::of( $account );
		$before  = PostedAddresses::typed( is_array( $this->posted['before'] ?? null ) ? $this->posted['before'] : [], $current );
		$typed   = PostedAddresses::typed( $this->posted, $current );
		$form    = new PostedAddresses();
		$body    = $form->changes( $typed, $before, $current );
		if ( [] !== $form->errors ) {
			$this->errors = $form->errors;
			// What only somebody else has changed stays theirs.
			foreach ( $typed as $name => $value ) {
				if ( $value === $before[ $name ] && $value !== $current[ $name ] ) {
					[ $kind, $field ] = explode( '[', rtrim( $name, ']' ) );

					$this->posted = array_replace_recursive( $this->posted, [ $kind => [ $field => $current[ $name ] ] ] );
				}
			}
			return null;
		}
		$written = [] === $body ? $id : ( new InternalRequests( $this->context ) )->write( 'PUT', "/customers/$id", $body );
		if ( $written instanceof WP_Error ) {
			throw new InvalidInput( (string) $written->get_error_code(), $written->get_error_message() );
		}
		return $this->after( 'saved' );
	}

	/**
	 * @throws DomainError If orders could not be moved.
	 */
	private function merge( Customer $account ): string {
		if ( ! current_user_can( 'edit_others_shop_orders' ) ) {
			throw new InvalidInput( 'rest_forbidden', __( 'Sorry, you are not allowed to change orders.', 'storewright' ) );
		}
		$ids = is_array( $this->posted['orders'] ?? null ) ? $this->posted['orders'] : [];
		$ids = array_map( static fn( mixed $id ) => is_numeric( $id ) ? (int) $id : 0, $ids );
		$ids = array_values( array_unique( array_filter( $ids, static fn( int $id ) => $id > 0 ) ) );
		if ( [] === $ids ) {
			$this->merge = $this->email();
			throw new InvalidInput( 'rest_invalid_param', __( 'Select at least one order.', 'storewright' ) );
		}
		[ $moved, $failures ] = ( new GuestOrders( $this->context ) )->move( $ids, $this->email(), $account->id );
		if ( [] !== $failures ) {
			$this->merge = $this->email();
			/* translators: 1: number of orders that were moved, 2: reasons. */
			throw new InvalidInput( 'rest_invalid_param', sprintf( __( '%1$s moved. These orders could not be moved: %2$s', 'storewright' ), number_format_i18n( $moved ), implode( ' ', $failures ) ) );
		}
		return $this->after( "moved-$moved" );
	}

	/**
	 * The address whose orders are asked for.
	 *
	 * @throws InvalidInput If it is none.
	 */
	private function email(): string {
		$email = is_string( $this->posted['merge_email'] ?? null ) ? trim( $this->posted['merge_email'] ) : '';
		if ( false === is_email( $email ) ) {
			/* translators: %s: what was typed. */
			throw new InvalidInput( 'rest_invalid_param', sprintf( __( '“%s” is not an email address.', 'storewright' ), $email ) );
		}
		return $email;
	}

	private function after( string $done ): string {
		return $this->url( ( $this->person?->query() ?? [] ) + [ 'done' => $done ] );
	}
}
