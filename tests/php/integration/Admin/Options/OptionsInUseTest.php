<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Options;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Admin\Shell\PageData;
use Storewright\Tests\Support\SetupTestCase;

/**
 * The options that setup goes by: what each holds shows in what the dashboard is told.
 */
final class OptionsInUseTest extends SetupTestCase {

	/**
	 * @param string $option What is stored under this name.
	 * @param mixed  $value  What it holds.
	 * @param string $asked  What the dashboard asks for.
	 * @param mixed  $before What it is told where the option is not stored.
	 * @param mixed  $after  What it is told then.
	 *
	 * @spec A3-007
	 */
	#[DataProvider( 'options' )]
	public function test_what_it_holds_shows( string $option, mixed $value, string $asked, mixed $before, mixed $after ): void {
		update_option( 'fake_connection', '' );
		require dirname( STOREWRIGHT_FILE ) . '/tests/fixtures/plugins/fake-connection/fake-connection.php';
		delete_option( $option );
		self::assertSame( $before, $this->answer( $asked ), "Without $option" );
		update_option( $option, $value );
		self::assertSame( $after, $this->answer( $asked ), "With $option" );
	}

	/**
	 * @return iterable<string, array{string, mixed, string, mixed, mixed}>
	 */
	public static function options(): iterable {
		$received = [
			[ 'woocommerce_no_sales_tax', 'yes', 'tax task done', false, true ],
			[ 'woocommerce_setup_jetpack_opted_in', '1', 'terms accepted', false, true ],
			[ 'wc_connect_options', [ 'tos_accepted' => true ], 'terms accepted', false, true ],
			[ 'woocommerce_task_list_reminder_bar_hidden', 'yes', 'hidden', [], [ 'woocommerce_task_list_reminder_bar_hidden' ] ],
			[
				'woocommerce_ces_shown_for_actions',
				[ 'store_setup' ],
				'option woocommerce_ces_shown_for_actions',
				false,
				[ 'store_setup' ],
			],
			[ 'woocommerce_admin_install_timestamp', time() - 3 * WEEK_IN_SECONDS, 'store age', 0, 3 ],
			[ 'woocommerce_allow_tracking', 'yes', 'tracking allowed', false, true ],
			[
				'woocommerce_order_attribution_install_banner_dismissed',
				'yes',
				'hidden',
				[],
				[ 'woocommerce_order_attribution_install_banner_dismissed' ],
			],
			[ 'woocommerce_remote_variant_assignment', '12', 'option woocommerce_remote_variant_assignment', false, '12' ],
			[ 'woocommerce_bacs_settings', [ 'enabled' => 'yes' ], 'bank transfer enabled', false, true ],
			[ 'woocommerce_bacs_accounts', [ [ 'iban' => 'DE02' ] ], 'bank accounts', [], [ 'DE02' ] ],
		];
		foreach ( $received as $case ) {
			yield $case[0] => $case;
		}
	}

	private function answer( string $asked ): mixed {
		[ $kind, $name ] = [ ...explode( ' ', $asked, 2 ), '' ];
		if ( 'option' === $kind ) {
			return $this->item( $this->rest( 'GET', "/wc-admin/options?options=$name" ) )[ $name ];
		}
		return match ( $asked ) {
			'tax task done'         => $this->task( 'tax' )['isComplete'],
			'terms accepted'        => ( (array) $this->page_data( 'connection' ) )['areTermsAccepted'],
			'hidden'                => array_column( $this->items( $this->rest( 'GET', '/wc-admin/hidden-items' ) ), 'id' ),
			'store age'             => $this->page_data( 'storeAge' ),
			'tracking allowed'      => $this->page_data( 'isTrackingAllowed' ),
			'bank transfer enabled' => $this->item( $this->rest( 'GET', '/wc/v3/payment_gateways/bacs' ) )['enabled'],
			'bank accounts'         => array_column(
				(array) $this->item( $this->rest( 'GET', '/wc/v3/payment_gateways/bacs/accounts' ) )['accounts'],
				'iban'
			),
			default                 => self::fail( "Nothing tells $asked." ),
		};
	}

	private function page_data( string $name ): mixed {
		return ( new PageData( $this->context() ) )->all()[ $name ];
	}
}
