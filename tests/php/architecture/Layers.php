<?php
declare(strict_types=1);

namespace Storewright\Tests\Architecture;

use PHPat\Selector\Selector;
use PHPat\Selector\SelectorInterface;
use PHPat\Test\Builder\Rule;
use PHPat\Test\PHPat;

/**
 * Who may know whom. PHPStan runs these rules (`npm run static`); LayersTest shows that each one finds what it forbids.
 *
 * A new folder under Store or Admin is a feature and is under the rules at once.
 */
final class Layers {

	private const NAMESPACE = 'Storewright';

	/**
	 * Features of the Store => those that they may know: settings and zones speak of places and currencies.
	 */
	private const STORE_MAY = [
		'Abilities'    => [ 'Customers', 'Orders', 'Products', 'Settings' ],
		'Attributes'   => [ 'Terms' ],
		'Blueprint'    => [ 'Locale', 'Payments', 'Settings', 'Shipping', 'Tax' ],
		'Coupons'      => [ 'Calculation' ],
		'Downloads'    => [ 'Orders', 'Products' ],
		'Emails'       => [ 'Customers', 'Downloads', 'Locale', 'Orders', 'Payments', 'Products', 'Settings' ],
		'Import'       => [ 'Calculation', 'Coupons', 'Customers', 'Images', 'Orders', 'Products', 'Settings', 'Tax', 'Terms' ],
		'Orders'       => [
			'Calculation',
			'Coupons',
			'Customers',
			'Downloads',
			'Locale',
			'Payments',
			'Products',
			'Settings',
			'Shipping',
			'Tax',
			'Terms',
		],
		'Payments'     => [ 'Settings', 'Shipping' ],
		'ProductPages' => [ 'Products', 'Settings' ],
		'Products'     => [ 'Attributes', 'Images', 'Settings', 'Tax', 'Terms' ],
		'Reports'      => [ 'Customers', 'Orders', 'Settings' ],
		'Reviews'      => [ 'Products' ],
		'Settings'     => [ 'Locale' ],
		'SettingsLog'  => [ 'Blueprint', 'Locale', 'Payments', 'Settings', 'Shipping', 'Tax', 'Visibility' ],
		'Shipping'     => [ 'Locale' ],
		'Standalone'   => [ 'Customers', 'Keys', 'Locale', 'Orders', 'Payments', 'Products', 'Settings', 'Shipping', 'Tax' ],
		'SystemStatus' => [ 'Locale', 'Orders', 'Settings' ],
		'Terms'        => [ 'Images' ],
		'Tax'          => [ 'Calculation', 'Locale', 'Shipping' ],
		'Visibility'   => [ 'Settings' ],
	];

	public function test_store_does_not_know_admin(): Rule {
		return PHPat::rule()
			->classes( self::in( 'Store' ) )
			->shouldNotDependOn()
			->classes( self::in( 'Admin' ), self::in( 'Screens' ), self::in( 'Companion' ) )
			->because( 'the shop works without the dashboard: announce it by a hook that Admin listens to' );
	}

	public function test_admin_reads_any_shop(): Rule {
		return PHPat::rule()
			->classes( self::in( 'Admin' ) )
			->shouldNotDependOn()
			->classes( self::in( 'Store' ), self::in( 'Screens' ), self::in( 'Companion' ) )
			->because( 'the dashboard runs on our Store and on WooCommerce alike: it reads through Shop and writes through wc/v3 like any client' );
	}

	public function test_companion_knows_neither_side(): Rule {
		return PHPat::rule()
			->classes( self::in( 'Companion' ) )
			->shouldNotDependOn()
			->classes( self::in( 'Store' ), self::in( 'Admin' ), self::in( 'Screens' ) )
			->because( 'beside WooCommerce nothing of the Store may load, and the dashboard is not to be known: it is told by hooks' );
	}

	public function test_the_shops_interfaces_know_no_shop(): Rule {
		return PHPat::rule()
			->classes( self::in( 'Shop' ) )
			->shouldNotDependOn()
			->classes( self::in( 'Store' ), self::in( 'Admin' ), self::in( 'Screens' ), self::in( 'Companion' ) )
			->because( 'they say what the dashboard reads of a shop, whoever runs it' );
	}

	public function test_the_kernel_does_not_know_features(): Rule {
		return PHPat::rule()
			->classes( self::in( 'Kernel' ), self::in( 'Rest' ), self::in( 'Database' ), self::in( 'Assets' ) )
			->shouldNotDependOn()
			->classes( self::in( 'Store' ), self::in( 'Admin' ), self::in( 'Screens' ), self::in( 'Companion' ) )
			->because( 'Kernel, Rest, Database and Assets serve every feature alike' );
	}

	/**
	 * @return iterable<string, Rule>
	 */
	public function test_features_do_not_know_each_other(): iterable {
		yield from self::separate( 'Admin', [] );
		yield from self::separate( 'Store', self::STORE_MAY );
	}

	public function test_classes_are_final(): Rule {
		return PHPat::rule()
			->classes( Selector::inNamespace( self::NAMESPACE ) )
			->excluding( Selector::isAbstract(), Selector::isInterface(), Selector::isTrait(), Selector::isEnum() )
			->shouldBeFinal()
			->because( 'what may be changed from outside is a filter, a hook or an interface, not a class to inherit from' );
	}

	/**
	 * @param string                      $layer `Admin` or `Store`.
	 * @param array<string, list<string>> $may   Feature => features of the same layer that it may know.
	 * @return iterable<string, Rule>
	 */
	private static function separate( string $layer, array $may ): iterable {
		$folders  = glob( dirname( __DIR__, 3 ) . "/includes/{$layer}/*", GLOB_ONLYDIR );
		$features = array_map( 'basename', false === $folders ? [] : $folders );
		foreach ( $features as $feature ) {
			$others = array_diff( $features, [ $feature ], $may[ $feature ] ?? [] );
			if ( [] === $others ) {
				continue;
			}
			yield "{$layer}\\{$feature}" => PHPat::rule()
				->classes( self::in( "{$layer}\\{$feature}" ) )
				// Definitions of settings name the class that reads each: nothing but its name, see SettingReadersTest.
				->excluding( self::in( 'Store\\Settings\\Groups' ) )
				->shouldNotDependOn()
				->classes( ...array_map( static fn( string $other ) => self::in( "{$layer}\\{$other}" ), array_values( $others ) ) )
				->because( 'features share through Kernel, a hook or a store, so that each can be read and removed alone' );
		}
	}

	private static function in( string $namespace ): SelectorInterface {
		return Selector::inNamespace( self::NAMESPACE . '\\' . $namespace );
	}
}
