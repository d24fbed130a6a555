<?php
declare(strict_types=1);

namespace Storewright\Store\Settings;

use InvalidArgumentException;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Log;
use Throwable;

/**
 * Every setting of the shop, by group. Built when first asked, after translations are there (`init`).
 */
final class SettingsRegistry {

	/**
	 * @var array<string, SettingsGroup>
	 */
	private array $groups = [];

	/**
	 * @var array<string, array<string, Setting>> Group id => setting id => setting.
	 */
	private array $settings = [];

	private bool $loaded = false;

	/**
	 * Adds a group.
	 *
	 * @throws InvalidArgumentException If the id is taken.
	 */
	public function add_group( SettingsGroup $group ): void {
		if ( isset( $this->groups[ $group->id ] ) ) {
			throw new InvalidArgumentException( "The settings group {$group->id} exists already." );
		}
		$this->groups[ $group->id ]   = $group;
		$this->settings[ $group->id ] = [];
	}

	/**
	 * Adds a setting to a group that is there.
	 *
	 * @throws InvalidArgumentException If the group is missing or the id is taken.
	 */
	public function add( Setting $setting ): void {
		if ( ! isset( $this->groups[ $setting->group_id ] ) ) {
			throw new InvalidArgumentException( "The setting {$setting->id} is of the group {$setting->group_id}, which does not exist." );
		}
		foreach ( $this->settings as $settings ) {
			if ( isset( $settings[ $setting->id ] ) ) {
				throw new InvalidArgumentException( "The setting {$setting->id} exists already." );
			}
		}
		$this->settings[ $setting->group_id ][ $setting->id ] = $setting;
	}

	/**
	 * The groups, in the order of their positions.
	 *
	 * @return list<SettingsGroup>
	 */
	public function groups(): array {
		$this->load();
		$groups = array_values( $this->groups );
		usort( $groups, static fn( SettingsGroup $a, SettingsGroup $b ) => $a->position <=> $b->position );
		return $groups;
	}

	/**
	 * The settings of a group.
	 *
	 * @return array<string, Setting> By id.
	 * @throws NotFound If there is no such group.
	 */
	public function settings( string $group_id ): array {
		$this->load();
		/* translators: %s: id of a settings group. */
		return $this->settings[ $group_id ] ?? throw new NotFound( 'rest_setting_setting_group_invalid', sprintf( __( 'There is no settings group “%s”.', 'storewright' ), $group_id ) );
	}

	/**
	 * A setting of a group.
	 *
	 * @throws NotFound If there is no such group, or no such setting in it.
	 */
	public function setting( string $group_id, string $id ): Setting {
		return $this->settings( $group_id )[ $id ] ?? throw self::no_setting( $id );
	}

	/**
	 * A setting of whatever group.
	 *
	 * @throws NotFound If there is no such setting.
	 */
	public function find( string $id ): Setting {
		foreach ( $this->all() as $setting ) {
			if ( $setting->id === $id ) {
				return $setting;
			}
		}
		throw self::no_setting( $id );
	}

	/**
	 * Every setting.
	 *
	 * @return list<Setting>
	 */
	public function all(): array {
		$this->load();
		return array_merge( ...array_map( array_values( ... ), array_values( $this->settings ) ) );
	}

	private function load(): void {
		if ( $this->loaded ) {
			return;
		}
		$this->loaded = true;
		foreach ( (array) glob( __DIR__ . '/Groups/*.php' ) as $file ) {
			$class = __NAMESPACE__ . '\\Groups\\' . basename( (string) $file, '.php' );
			if ( is_subclass_of( $class, GroupDefinition::class ) ) {
				$definition = new $class();
				$this->add_group( $definition->group() );
				array_map( $this->add( ... ), $definition->settings() );
			}
		}
		try {
			/**
			 * Fires when the shop's settings are known, for plugins that add groups and settings.
			 *
			 * @param SettingsRegistry $registry The registry: add_group(), add().
			 */
			do_action( 'storewright_settings', $this );
		} catch ( Throwable $error ) {
			( new Log() )->error( 'A plugin broke while it added settings: ' . $error->getMessage(), [ 'at' => $error->getFile() . ':' . $error->getLine() ] );
		}
	}

	private static function no_setting( string $id ): NotFound {
		/* translators: %s: id of a setting. */
		return new NotFound( 'rest_setting_setting_invalid', sprintf( __( 'There is no setting “%s”.', 'storewright' ), $id ), [ 'id' => $id ] );
	}
}
