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
	 * What the Store's queries answer with, and so may be named by who asks them. Values: nothing here writes.
	 */
	private const STORE_VALUES = [
		'Locale\AddressField',
		'Locale\AddressFormat',
		'Locale\Continent',
		'Locale\Country',
		'Locale\Currency',
		'Locale\LocaleInfo',
		'Settings\StoreAddress',
		'Shipping\Address',
		'Shipping\MethodInstance',
		'Shipping\Zone',
		'Shipping\ZoneLocation',
	];

	/**
	 * What a feature of the Store may know of another: settings and zones speak of places and currencies.
	 */
	private const STORE_MAY = [
		'Coupons'  => [ 'Calculation' ],
		'Keys'     => [ 'Settings' ],
		'Import'   => [ 'Calculation', 'Coupons', 'Customers', 'Orders', 'Products', 'Settings', 'Tax' ],
		'Orders'   => [ 'Calculation', 'Coupons', 'Customers', 'Locale', 'Payments', 'Products', 'Settings', 'Shipping', 'Tax' ],
		'Payments' => [ 'Settings', 'Shipping' ],
		'Products' => [ 'Locale', 'Settings' ],
		'Settings' => [ 'Locale' ],
		'Shipping' => [ 'Locale' ],
		'Tax'      => [ 'Calculation', 'Locale', 'Settings', 'Shipping' ],
	];

	public function test_store_does_not_know_admin(): Rule {
		return PHPat::rule()
			->classes( self::in( 'Store' ) )
			->shouldNotDependOn()
			->classes( self::in( 'Admin' ) )
			->because( 'the shop works without the dashboard: announce it by a hook that Admin listens to' );
	}

	public function test_admin_reads_the_store_through_queries(): Rule {
		return PHPat::rule()
			->classes( self::in( 'Admin' ) )
			->shouldNotDependOn()
			->classes( self::in( 'Store' ) )
			->excluding(
				Selector::classname( '/^Storewright\\\\Store\\\\(\w+\\\\)+\w+Query$/', true ),
				...array_map( static fn( string $name ) => Selector::classname( self::NAMESPACE . '\Store\\' . $name ), self::STORE_VALUES )
			)
			->because( 'Admin reads through the Store’s …Query classes and writes through wc/v3 like any client' );
	}

	public function test_the_ground_does_not_know_what_stands_on_it(): Rule {
		return PHPat::rule()
			->classes( self::in( 'Kernel' ), self::in( 'Rest' ), self::in( 'Database' ), self::in( 'Assets' ) )
			->shouldNotDependOn()
			->classes( self::in( 'Store' ), self::in( 'Admin' ) )
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
				->shouldNotDependOn()
				->classes( ...array_map( static fn( string $other ) => self::in( "{$layer}\\{$other}" ), array_values( $others ) ) )
				->because( 'features share through Kernel, a hook or a store, so that each can be read and removed alone' );
		}
	}

	private static function in( string $namespace ): SelectorInterface {
		return Selector::inNamespace( self::NAMESPACE . '\\' . $namespace );
	}
}
