<?php
declare(strict_types=1);

namespace Storewright\Store\SystemStatus;

use Storewright\Kernel\Context;
use Storewright\Kernel\Installer;

/**
 * The site's tables and how big they are, as the database's own statistics have it.
 */
final class DatabaseReport {

	private const BYTES_A_MEGABYTE = 1024 * 1024;

	public function __construct( private readonly Context $context ) {}

	/**
	 * The database. Sizes are in megabytes.
	 *
	 * @return array{wc_database_version: string, database_prefix: string, maxmind_geoip_database: string,
	 *   database_tables: array<string, array<string, array<string, string>>>, database_size: array<string, float>}
	 */
	public function fields(): array {
		$prefix = $this->context->database->table( '' );
		$tables = $this->tables( $prefix );
		$core   = array_filter(
			$tables,
			static fn( string $name ) => str_starts_with( $name, $prefix . 'woocommerce_' ),
			ARRAY_FILTER_USE_KEY
		);
		$size   = static fn( string $what ): float => round(
			array_sum( array_map( static fn( array $table ) => (float) $table[ $what ], $tables ) ),
			2
		);
		return [
			'wc_database_version'    => $this->context->options->string( Installer::VERSION_OPTION ),
			'database_prefix'        => $prefix,
			'maxmind_geoip_database' => '',
			'database_tables'        => [
				'woocommerce' => $core,
				'other'       => array_diff_key( $tables, $core ),
			],
			'database_size'          => [
				'data'  => $size( 'data' ),
				'index' => $size( 'index' ),
			],
		];
	}

	/**
	 * @return array<string, array{data: string, index: string, engine: string}> By full name.
	 */
	private function tables( string $prefix ): array {
		$like = addcslashes( $prefix, '_%\\' ) . '%';
		if ( $this->context->database->is_sqlite() ) {
			$names = $this->context->database->column( 'SHOW TABLES LIKE %s', $like );
			return array_fill_keys(
				$names,
				[
					'data'   => '0.00',
					'index'  => '0.00',
					'engine' => 'SQLite',
				]
			);
		}
		$tables = [];
		$rows   = $this->context->database->rows(
			'SELECT table_name AS name, data_length AS data, index_length AS indexes, engine AS engine
			FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name LIKE %s ORDER BY table_name',
			$like
		);
		foreach ( $rows as $row ) {
			$tables[ (string) $row['name'] ] = [
				'data'   => number_format( (int) $row['data'] / self::BYTES_A_MEGABYTE, 2, '.', '' ),
				'index'  => number_format( (int) $row['indexes'] / self::BYTES_A_MEGABYTE, 2, '.', '' ),
				'engine' => (string) $row['engine'],
			];
		}
		return $tables;
	}
}
