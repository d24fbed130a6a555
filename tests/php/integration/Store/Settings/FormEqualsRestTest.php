<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Settings;

use PHPUnit\Framework\Attributes\Group;
use RuntimeException;
use Storewright\Screens\Settings\HasSettings;
use Storewright\Screens\Settings\Sections;
use Storewright\Screens\Settings\UndoForm;
use Storewright\Store\Settings\Audit\AuditLog;
use Storewright\Store\Settings\CountryDefaults\CountryDefaults;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Settings\SettingsQuery;
use Storewright\Store\Settings\SettingsRegistry;
use Storewright\Store\Settings\SettingType;
use Storewright\Store\SettingsLog\Reverts;
use Storewright\Store\Visibility\VisibilitySettings;
use Storewright\Tests\Support\Store\SettingsPageTestCase;
use WP_REST_Response;

/**
 * Each section of the settings page with a form of settings, those of payment methods too: what its form saves is, option by option,
 * what the same values become over REST; and Undo takes back all of it.
 */
final class FormEqualsRestTest extends SettingsPageTestCase {

	private const SETTINGS = '/wc/v3/settings';

	/**
	 * What groups of payment methods begin with.
	 */
	private const GATEWAY = 'payment_gateway_';

	/**
	 * What is typed into texts: the first one that the setting takes.
	 */
	private const TEXTS = [ 'Words & <b>more</b>', '14', '3 months', 'sold@shop.test', 'https://shop.test/more', '#abcdef', 'words', "'" ];

	#[Group( 'mariadb' )]
	public function test_each_group_saved_by_form_equals_the_same_saved_over_rest(): void {
		$this->show_all();
		foreach ( [ 'Terms', 'Privacy', 'Cart' ] as $title ) {
			wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title ] ); // phpcs:ignore WordPress.Arrays
		}
		// The form of the store's address adds what follows from a new country, where nobody chose it.
		foreach ( ( new CountryDefaults( $this->context(), new SettingsRegistry() ) )->of( 'FR' ) as $default ) {
			update_option( $default->setting->id, $default->setting->default );
		}
		$tried = [];
		foreach ( $this->sections() as [ $query, $settings ] ) {
			$name   = implode( '/', $query );
			$before = $this->options();
			$wanted = [];
			$this->undone(
				function () use ( $settings, &$wanted ): void {
					$wanted = array_map( $this->another_value( ... ), $settings );
				}
			);
			$form = $this->undone( fn() => $this->save_by_form( $query, $settings, $wanted ) );
			$rest = VisibilitySettings::GROUP === $query['tab'] ? $form : $this->undone( fn() => $this->save_over_rest( $settings, $wanted ) );
			self::assertSame( $before, $this->options(), $name );
			self::assertNotSame( $before, $form, $name );
			self::assertSame( $rest, $form, $name );
			$this->undone( fn() => $this->save_and_undo( $query, $settings, $wanted ) );
			foreach ( $settings as $id => $setting ) {
				$tried[ "{$setting->group_id}/{$id}" ] = true;
			}
		}
		self::assertSame( [], array_diff( $this->all_with_a_page(), array_keys( $tried ) ) );
	}

	/**
	 * The sections that are forms of settings.
	 *
	 * @return list<array{array{tab: string, section: string}, array<string, Setting>}> Address, and the settings by id.
	 */
	private function sections(): array {
		$sections  = new Sections( $this->context(), new SettingsRegistry() );
		$over_rest = $this->groups_over_rest();
		$found     = [];
		foreach ( $sections->tabs() as $tab ) {
			foreach ( $sections->of( $tab ) as $section ) {
				$settings = $section instanceof HasSettings ? $section->settings() : [];
				$settings = array_filter( $settings, static fn( Setting $setting ) => self::is_of( $setting->group_id, $over_rest ) );
				if ( [] !== $settings ) {
					$settings = array_column( array_map( static fn( Setting $setting ) => [ $setting->id, $setting ], $settings ), 1, 0 );
					$query    = [
						'tab'     => $tab->id,
						'section' => $section->id(),
					];
					$found[]  = [ $query, $settings ];
				}
			}
		}
		return $found;
	}

	/**
	 * @param string       $group
	 * @param list<string> $over_rest
	 */
	private static function is_of( string $group, array $over_rest ): bool {
		return in_array( $group, [ VisibilitySettings::GROUP, ...$over_rest ], true ) || str_starts_with( $group, self::GATEWAY );
	}

	/**
	 * The groups that are saved over REST as settings. Payment methods have routes of their own, and the site's visibility, which is in
	 * the list, has its form alone.
	 *
	 * @return list<string>
	 */
	private function groups_over_rest(): array {
		$groups = array_column( $this->items( $this->rest( 'GET', self::SETTINGS ) ), 'id' );
		return array_values( array_diff( array_filter( $groups, is_string( ... ) ), [ VisibilitySettings::GROUP ] ) );
	}

	/**
	 * The settings over REST that belong onto the page.
	 *
	 * @return list<string> As `group/id`.
	 */
	private function all_with_a_page(): array {
		$registry = new SettingsRegistry();
		$pages    = array_filter( $registry->groups(), static fn( SettingsGroup $group ) => $group->has_page );
		$pages    = array_intersect( array_map( static fn( SettingsGroup $group ) => $group->id, $pages ), $this->groups_over_rest() );
		$own      = array_filter( $registry->all(), static fn( Setting $setting ) => in_array( $setting->group_id, $pages, true ) );
		return array_values( array_map( static fn( Setting $setting ) => "{$setting->group_id}/{$setting->id}", $own ) );
	}

	/**
	 * A value that the setting takes and does not have.
	 *
	 * @return string|list<string>
	 */
	private function another_value( Setting $setting ): string|array {
		$held    = $this->held( $setting );
		$choices = array_map( strval( ... ), array_keys( $setting->options() ?? [] ) );
		$values  = match ( $setting->type ) {
			SettingType::Checkbox    => [ 'yes', 'no' ],
			SettingType::Multiselect => [ array_slice( $choices, 0, 2 ), array_slice( $choices, 1, 2 ) ],
			SettingType::Select,
			SettingType::Radio       => array_reverse( $choices ),
			SettingType::Number      => [ '7', '8' ],
			SettingType::Color       => [ '#abcdef' ],
			default                  => self::TEXTS,
		};
		foreach ( $values as $value ) {
			$is_taken = VisibilitySettings::GROUP === $setting->group_id
				|| 200 === $this->over_rest( $setting->group_id, [ $setting->id => $value ] )->get_status();
			if ( $value !== $held && $is_taken ) {
				return $value;
			}
		}
		self::fail( "{$setting->group_id}/{$setting->id} takes no other value." );
	}

	/**
	 * @return string|list<string>
	 */
	private function held( Setting $setting ): string|array {
		return ( new SettingsQuery( $this->context() ) )->values_of( [ $setting ] )[0];
	}

	/**
	 * Saves by the form and presses Undo.
	 *
	 * @param array{tab: string, section: string} $query
	 * @param array<string, Setting>              $settings
	 * @param array<string, string|list<string>>  $wanted
	 */
	private function save_and_undo( array $query, array $settings, array $wanted ): void {
		$held  = array_map( $this->held( ... ), $settings );
		$first = count( AuditLog::recorded() );
		$this->save_by_form( $query, $settings, $wanted );
		foreach ( $settings as $id => $setting ) {
			self::assertNotSame( $held[ $id ], $this->held( $setting ), "{$setting->group_id}/{$id}" );
		}
		$records = array_slice( AuditLog::recorded(), $first );
		self::assertLessThanOrEqual( Reverts::MOST, count( $records ), 'Undo is offered.' );
		self::assertStringContainsString( 'saved=undone', (string) $this->send( $query, [ UndoForm::FIELD => implode( '.', $records ) ] ) );
		self::assertSame( $held, array_map( $this->held( ... ), $settings ), implode( '/', $query ) );
	}

	/**
	 * @param array<string, string>              $query
	 * @param array<string, Setting>             $settings
	 * @param array<string, string|list<string>> $wanted
	 */
	private function save_by_form( array $query, array $settings, array $wanted ): void {
		$form = $this->fields( $this->page( $query ) );
		foreach ( $settings as $id => $setting ) {
			// As a browser sends it: an unchecked box not at all, a line break as two characters.
			$sent = is_string( $wanted[ $id ] ) ? str_replace( "\n", "\r\n", $wanted[ $id ] ) : $wanted[ $id ];
			$sent = SettingType::Checkbox === $setting->type && 'no' === $sent ? null : $sent;
			if ( $setting->is_shared() ) {
				$shared = $form[ $setting->option() ] ?? [];
				self::assertIsArray( $shared );
				$form[ $setting->option() ] = array_filter(
					[ $setting->id => $sent ] + $shared,
					static fn( mixed $value ) => null !== $value
				);
			} else {
				$form[ $setting->id ] = $sent;
			}
		}
		$form = array_filter( $form, static fn( mixed $value ) => null !== $value );
		self::assertStringContainsString( 'saved=1', (string) $this->send( $query, $form ), implode( '/', $query ) );
	}

	/**
	 * @param array<string, Setting>             $settings
	 * @param array<string, string|list<string>> $wanted
	 */
	private function save_over_rest( array $settings, array $wanted ): void {
		$groups = [];
		foreach ( $settings as $id => $setting ) {
			$groups[ $setting->group_id ][ $id ] = $wanted[ $id ];
		}
		foreach ( $groups as $group => $values ) {
			$this->assertRestStatus( $this->over_rest( $group, $values ) );
		}
	}

	/**
	 * @param string                             $group
	 * @param array<string, string|list<string>> $values
	 */
	private function over_rest( string $group, array $values ): WP_REST_Response {
		if ( str_starts_with( $group, self::GATEWAY ) ) {
			return $this->rest( 'PUT', '/wc/v3/payment_gateways/' . substr( $group, strlen( self::GATEWAY ) ), [ 'settings' => $values ] );
		}
		$update = array_map( static fn( string $id, string|array $value ) => compact( 'id', 'value' ), array_keys( $values ), $values );
		return $this->rest( 'POST', self::SETTINGS . "/{$group}/batch", [ 'atomic' => true, 'update' => $update ] ); // phpcs:ignore WordPress.Arrays
	}

	/**
	 * Does something, and undoes it.
	 *
	 * @param callable(): void $work
	 * @return array<string, array{mixed, string}> The options after it.
	 */
	private function undone( callable $work ): array {
		$options = [];
		try {
			$this->context()->database->transaction(
				function () use ( $work, &$options ): void {
					$work();
					$options = $this->options();
					throw new RuntimeException( 'undone' );
				}
			);
		} catch ( RuntimeException $undone ) {
			if ( 'undone' !== $undone->getMessage() ) {
				throw $undone;
			}
		} finally {
			wp_cache_flush();
		}
		return $options;
	}

	/**
	 * Every option, and whether it is loaded with the others. What is kept for a time is not the shop's, nor how often the dashboard has
	 * looked at it.
	 *
	 * @return array<string, array{mixed, string}> By name.
	 */
	private function options(): array {
		$options = [];
		$rows    = $this->context()->database->rows(
			"SELECT option_name, option_value, autoload FROM {$this->context()->database->table( 'options' )}
			WHERE option_name NOT IN ( 'cron', 'storewright_setup_progress' ) AND option_name NOT LIKE %s AND option_name NOT LIKE %s
			ORDER BY option_name",
			'\_transient%',
			'\_site\_transient%'
		);
		foreach ( $rows as $row ) {
			$options[ (string) $row['option_name'] ] = [ self::sorted( maybe_unserialize( (string) $row['option_value'] ) ), (string) $row['autoload'] ];
		}
		return $options;
	}

	private static function sorted( mixed $value ): mixed {
		if ( is_array( $value ) && ! array_is_list( $value ) ) {
			ksort( $value );
		}
		return is_array( $value ) ? array_map( self::sorted( ... ), $value ) : $value;
	}
}
