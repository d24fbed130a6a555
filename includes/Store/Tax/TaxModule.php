<?php
declare(strict_types=1);

namespace Storewright\Store\Tax;

use Storewright\Cli\Command;
use Storewright\Database\Table;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasCommands;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Installer;
use Storewright\Kernel\Installs;
use Storewright\Kernel\Uninstalls;
use Storewright\Rest\Controller;
use Storewright\Store\Tax\Csv\TaxCommands;
use Storewright\Store\Tax\Rest\TaxClassesController;
use Storewright\Store\Tax\Rest\TaxRatesController;

/**
 * Tax rates and classes.
 */
final class TaxModule extends BackOfficeModule implements HasTables, HasRoutes, HasCommands, Installs, Uninstalls {

	/**
	 * Has settings offer the shop's classes, and makes the classes that are written into the setting.
	 */
	public function register(): void {
		add_filter( 'storewright_tax_class_choices', fn() => $this->services()->classes()->further() );
		add_action( 'storewright_external_writes', static fn() => delete_transient( TaxClassQuery::CACHE ) );
		add_action( 'storewright_setting_changed', [ $this, 'add_named_classes' ], 10, 3 );
	}

	/**
	 * Adds the classes that stand in `woocommerce_tax_classes`, one a line. What stands there no more is kept: products may have it.
	 *
	 * @param string $id  Id of the setting that changed.
	 * @param mixed  $old Not of interest.
	 * @param mixed  $new Its value.
	 */
	public function add_named_classes( string $id, mixed $old, mixed $new ): void {
		if ( 'woocommerce_tax_classes' !== $id || ! is_string( $new ) ) {
			return;
		}
		$query   = $this->services()->classes();
		$classes = $this->services()->class_repository();
		foreach ( array_map( trim( ... ), explode( "\n", $new ) ) as $name ) {
			$slug = sanitize_title( $name );
			if (
				'' !== $slug
				&& strlen( $slug ) <= TaxClassRepository::MAX_LENGTH
				&& mb_strlen( $name ) <= TaxClassRepository::MAX_LENGTH
				&& null === $query->find( $slug ) ) {

				$classes->create( $name );
			}
		}
	}

	/**
	 * The tables of rates, their places and classes.
	 *
	 * @return list<Table>
	 */
	public function tables(): array {
		return Tables::all();
	}

	/**
	 * The REST resources of taxes.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		$services = $this->services();
		$classes  = $services->classes();
		return [
			new TaxClassesController( $this->context, $classes, $services->class_repository() ),
			new TaxRatesController( $this->context, $services->rates(), $classes, $services->rate_repository(), $services->rules() ),
		];
	}

	/**
	 * The commands that read and write rates as CSV.
	 *
	 * @return list<Command>
	 */
	public function commands(): array {
		return ( new TaxCommands( $this->services() ) )->all();
	}

	/**
	 * Gives a shop that never had any the two usual classes besides the standard one.
	 */
	public function install(): void {
		$database = $this->context->database;
		$known    = $this->context->options->string( Installer::VERSION_OPTION )
			. $this->context->options->string( 'woocommerce_db_version' );

		$query = $this->services()->classes();
		if ( [] !== $query->refresh() || '' !== $known ) {
			return;
		}
		foreach ( [
			'reduced-rate' => __( 'Reduced rate', 'storewright' ),
			'zero-rate'    => __( 'Zero rate', 'storewright' ),
		] as $slug => $name ) {
			$database->execute( "INSERT IGNORE INTO {$database->table( Tables::CLASSES )} (name, slug) VALUES (%s, %s)", $name, $slug );
		}
		$query->refresh();
	}

	/**
	 * Removes the copy of the classes; the tables go with the rest of the plugin's tables.
	 */
	public function uninstall(): void {
		delete_transient( TaxClassQuery::CACHE );
	}

	private function services(): TaxServices {
		return new TaxServices( $this->context );
	}
}
