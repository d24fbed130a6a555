<?php
declare(strict_types=1);

namespace Storewright\Screens\Settings;

use Storewright\Kernel\Context;
use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Settings\SettingsRegistry;
use Storewright\Store\Settings\SettingsSection;

/**
 * Which tabs the settings page has, and which sections each of them.
 */
final class Sections {

	/**
	 * Sections that are no plain lists of settings; null before they were asked for.
	 *
	 * @var list<SettingsSection>|null Null until asked for.
	 */
	private ?array $added = null;

	public function __construct( private readonly Context $context, private readonly SettingsRegistry $registry ) {}

	/**
	 * The tabs that have something to show, in their order.
	 *
	 * @return array<string, SettingsGroup> By id.
	 */
	public function tabs(): array {
		$tabs = [];
		foreach ( $this->registry->groups() as $group ) {
			if ( $group->has_page && '' === $group->parent_id && [] !== $this->of( $group ) ) {
				$tabs[ $group->id ] = $group;
			}
		}
		return $tabs;
	}

	/**
	 * The sections of a tab that have something to show, the first one first.
	 *
	 * @param SettingsGroup $tab
	 * @return array<string, SettingsSection> By id.
	 */
	public function of( SettingsGroup $tab ): array {
		$sections = [];
		foreach ( [] === $tab->sections ? [ '' => $tab->label ] : $tab->sections as $id => $label ) {
			$sections[ $id ] = new GroupSection( $this->context, $this->registry, $tab, $tab->id, (string) $id, $label );
		}
		foreach ( $this->registry->groups() as $group ) {
			if ( $group->has_page && $group->parent_id === $tab->id ) {
				$sections[ $group->id ] = new GroupSection( $this->context, $this->registry, $group, $tab->id, $group->id, $group->label );
			}
		}
		$sections = array_filter( $sections, static fn( GroupSection $section ) => $section->has_settings() );
		foreach ( $this->added() as $section ) {
			if ( $section->tab() === $tab->id ) {
				$sections[ $section->id() ] = $section;
			}
		}
		return isset( $sections[''] ) ? [ '' => $sections[''] ] + $sections : $sections;
	}

	/**
	 * Returns the sections that are no plain lists of settings.
	 *
	 * @return list<SettingsSection>
	 */
	private function added(): array {
		if ( null !== $this->added ) {
			return $this->added;
		}
		/**
		 * Filters the sections of the settings page that are more than a list of settings.
		 *
		 * @param list<SettingsSection> $sections Objects of that interface.
		 */
		$sections    = apply_filters( 'storewright_settings_sections', [] );
		$sections    = array_filter(
			is_array( $sections ) ? $sections : [],
			static fn( mixed $section ) => $section instanceof SettingsSection
		);
		$this->added = [ ...array_values( $sections ), new AuditSection( $this->context ) ];
		return $this->added;
	}
}
