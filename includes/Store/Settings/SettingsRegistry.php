<?php
declare(strict_types=1);

namespace Storewright\Store\Settings;

use InvalidArgumentException;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Log;
use Storewright\Store\Settings\Emails\EmailList;
use Throwable;

/**
 * Every setting of the shop, by group. Built when first asked, after translations are there (`init`); a group's settings are
 * built when they are asked for, since few requests need more than one group.
 */
final class SettingsRegistry {

	/**
	 * @var array<string, SettingsGroup>
	 */
	private array $groups = [];

	/**
	 * @var array<string, GroupDefinition> Groups whose settings are not built yet.
	 */
	private array $unbuilt = [];

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
	 * @throws InvalidArgumentException If the group is missing, the id is taken there, or another setting is stored in the same place.
	 */
	public function add( Setting $setting ): void {
		if ( ! isset( $this->groups[ $setting->group_id ] ) ) {
			throw new InvalidArgumentException( "The setting {$setting->id} is of the group {$setting->group_id}, which does not exist." );
		}
		foreach ( $this->all() as $other ) {
			$same_place = $other->option() === $setting->option()
				&& ( $other->id === $setting->id || ! $other->is_shared() || ! $setting->is_shared() );

			if ( $same_place || ( $other->id === $setting->id && $other->group_id === $setting->group_id ) ) {
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
		if ( ! isset( $this->groups[ $group_id ] ) ) {
			throw new NotFound(
				'rest_setting_setting_group_invalid',
				/* translators: %s: id of a settings group. */
				sprintf( __( 'There is no settings group “%s”.', 'storewright' ), $group_id )
			);
		}
		return $this->built( $group_id );
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
	 * A setting of whatever group that has an option of its own.
	 *
	 * @throws NotFound If there is no such setting.
	 */
	public function find( string $id ): Setting {
		foreach ( $this->groups() as $group ) {
			$setting = $this->built( $group->id )[ $id ] ?? null;
			if ( null !== $setting && ! $setting->is_shared() ) {
				return $setting;
			}
		}
		throw self::no_setting( $id );
	}

	/**
	 * The class that reads a setting, '' where nothing does. A setting that nothing reads has no place on a screen: whoever
	 * changed it would wait for something to happen. REST answers it all the same, for clients that expect it.
	 *
	 * The definition names a class of the Store. What else reads a setting, such as the dashboard or another plugin, says so by
	 * the filter.
	 */
	public function reader_of( Setting $setting ): string {
		return self::reader_among( $setting, '' === $setting->obeyed_by ? self::readers() : [] );
	}

	/**
	 * The settings of a group that something reads.
	 *
	 * @return array<string, Setting> By id.
	 * @throws NotFound If there is no such group.
	 */
	public function read_settings( string $group_id ): array {
		$settings = $this->settings( $group_id );
		// Plugins and emails are asked once, not for each setting.
		$readers = [] === $settings ? [] : self::readers();
		return array_filter( $settings, static fn( Setting $setting ) => '' !== self::reader_among( $setting, $readers ) );
	}

	/**
	 * @param Setting      $setting
	 * @param array<mixed> $readers Of readers().
	 */
	private static function reader_among( Setting $setting, array $readers ): string {
		$reader = '' === $setting->obeyed_by ? $readers[ "{$setting->group_id}/{$setting->id}" ] ?? '' : $setting->obeyed_by;
		return is_string( $reader ) ? $reader : '';
	}

	/**
	 * The readers of settings that their definitions do not name.
	 *
	 * @return array<mixed> By `group/id`.
	 */
	private static function readers(): array {
		/**
		 * Filters which settings are read by something that is not named in their definition, so that screens show them.
		 *
		 * @param array<string, string> $readers `group/id` of a setting => name of a class that reads it.
		 */
		$readers = apply_filters( 'storewright_setting_readers', [] );
		return is_array( $readers ) ? $readers : [];
	}

	/**
	 * Every setting.
	 *
	 * @return list<Setting>
	 */
	public function all(): array {
		$this->load();
		return array_merge(
			...array_map( fn( string $group_id ) => array_values( $this->built( $group_id ) ), array_keys( $this->groups ) )
		);
	}

	/**
	 * @return array<string, Setting>
	 */
	private function built( string $group_id ): array {
		$definition = $this->unbuilt[ $group_id ] ?? null;
		unset( $this->unbuilt[ $group_id ] );
		foreach ( null === $definition ? [] : $definition->settings() as $setting ) {
			$this->settings[ $group_id ][ $setting->id ] = $setting;
		}
		return $this->settings[ $group_id ];
	}

	private function load(): void {
		if ( $this->loaded ) {
			return;
		}
		$this->loaded = true;
		foreach ( [ ...self::definitions(), ...EmailList::groups() ] as $definition ) {
			$group = $definition->group();
			$this->add_group( $group );
			$this->unbuilt[ $group->id ] = $definition;
		}
		try {
			/**
			 * Fires when the shop's settings are known, for plugins that add groups and settings.
			 *
			 * @param SettingsRegistry $registry The registry: add_group(), add().
			 */
			do_action( 'storewright_settings', $this );
		} catch ( Throwable $error ) {
			( new Log() )->error(
				'A plugin broke while it added settings: ' . $error->getMessage(),
				[ 'at' => $error->getFile() . ':' . $error->getLine() ]
			);
		}
	}

	/**
	 * The groups of the folder Groups.
	 *
	 * @return list<GroupDefinition>
	 */
	private static function definitions(): array {
		$definitions = [];
		foreach ( (array) glob( __DIR__ . '/Groups/*.php' ) as $file ) {
			$class = __NAMESPACE__ . '\\Groups\\' . basename( (string) $file, '.php' );
			if ( is_subclass_of( $class, GroupDefinition::class ) ) {
				$definitions[] = new $class();
			}
		}
		return $definitions;
	}

	private static function no_setting( string $id ): NotFound {
		return new NotFound(
			'rest_setting_setting_invalid',
			/* translators: %s: id of a setting. */
			sprintf( __( 'There is no setting “%s”.', 'storewright' ), $id ),
			[ 'id' => $id ]
		);
	}
}
