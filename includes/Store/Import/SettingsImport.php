<?php
declare(strict_types=1);

namespace Storewright\Store\Import;

use JsonException;
use Storewright\Kernel\Context;
use Storewright\Store\Settings\SettingChange;
use Storewright\Store\Settings\SettingsRegistry;
use Storewright\Store\Settings\SettingsServices;

/**
 * Takes over settings, once: `settings.json` says the site's `timezone`, `start_of_week` and, by group, `settings`.
 */
final class SettingsImport {

	public const FILE = 'settings.json';

	private const KIND = 'settings';

	/**
	 * @param Context   $context The site.
	 * @param ImportMap $map     What was imported.
	 */
	public function __construct( private readonly Context $context, private readonly ImportMap $map ) {}

	/**
	 * Takes them over, unless that was done before.
	 *
	 * @param string       $text   The file's content.
	 * @param ImportReport $report Says what could not be taken over.
	 */
	public function import( string $text, ImportReport $report ): void {
		$report->begin( self::KIND );
		try {
			$data = json_decode( $text, true, 16, JSON_THROW_ON_ERROR );
		} catch ( JsonException ) {
			$data = null;
		}
		if ( ! is_array( $data ) ) {
			$report->note( new ImportNote( self::FILE, '', '', __( 'The file is no valid JSON object.', 'storewright' ) ) );
			return;
		}
		if ( null !== $this->map->digest( self::KIND, 1 ) ) {
			$report->count( self::KIND, ImportReport::PRESENT );
			return;
		}
		$this->site( $data, $report );
		$this->shop( is_array( $data['settings'] ?? null ) ? $data['settings'] : [], $report );
		$this->map->put( self::KIND, 1, 1, md5( $text ) );
		$report->count( self::KIND, ImportReport::ADDED );
	}

	/**
	 * @param array<mixed> $data
	 */
	private function site( array $data, ImportReport $report ): void {
		$zone = $data['timezone'] ?? null;
		if ( is_string( $zone ) && in_array( $zone, timezone_identifiers_list(), true ) ) {
			$this->context->options->set( 'timezone_string', $zone, true );
		} elseif ( null !== $zone ) {
			$report->note( new ImportNote( self::FILE, '', 'timezone', __( 'This time zone does not exist.', 'storewright' ) ) );
		}
		if ( is_int( $data['start_of_week'] ?? null ) && $data['start_of_week'] >= 0 && $data['start_of_week'] < 7 ) {
			$this->context->options->set( 'start_of_week', $data['start_of_week'], true );
		}
	}

	/**
	 * @param array<mixed> $groups Group => setting => value.
	 */
	private function shop( array $groups, ImportReport $report ): void {
		$changes = [];
		foreach ( $groups as $group => $values ) {
			foreach ( is_array( $values ) ? $values : [] as $id => $value ) {
				$changes[] = new SettingChange( (string) $group, (string) $id, $value );
			}
		}
		$repository = ( new SettingsServices( $this->context ) )->repository( new SettingsRegistry() );
		foreach ( $repository->save_each( $changes ) as $place => $failure ) {
			if ( null !== $failure ) {
				$report->note( new ImportNote( self::FILE, $changes[ $place ]->group_id, $changes[ $place ]->id, $failure->getMessage() ) );
			}
		}
	}
}
