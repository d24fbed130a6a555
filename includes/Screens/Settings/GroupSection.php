<?php
declare(strict_types=1);

namespace Storewright\Screens\Settings;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Settings\CountryDefaults\CountryDefaults;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Settings\SettingsQuery;
use Storewright\Store\Settings\SettingsRegistry;
use Storewright\Store\Settings\SettingsSection;
use Storewright\Store\Settings\SettingsServices;

/**
 * A form of plain settings: those of one section of a group.
 *
 * The form brings along what each setting held when it was shown. Only what differs from that is saved, all or nothing, and only
 * where still the same is stored: nobody overwrites what somebody else has changed in between without knowing.
 */
final class GroupSection implements SettingsSection, HasSettings {

	/**
	 * The submitted values that could not be saved.
	 */
	private ?PostedSettings $posted = null;

	/**
	 * @var array<string, string> Id of a setting => what is wrong.
	 */
	private array $errors = [];

	/**
	 * @var array<string, mixed> What settings hold that somebody else has changed in the meantime, by id.
	 */
	private array $conflicts = [];

	/**
	 * Error of the form as a whole.
	 */
	private string $failure = '';

	/**
	 * @param Context          $context
	 * @param SettingsRegistry $registry
	 * @param SettingsGroup    $group    The group whose settings are shown.
	 * @param string           $tab      The tab that shows them.
	 * @param string           $id       Name in the address.
	 * @param string           $label    Translated name.
	 */
	public function __construct(
		private readonly Context $context,
		private readonly SettingsRegistry $registry,
		private readonly SettingsGroup $group,
		private readonly string $tab,
		private readonly string $id,
		private readonly string $label
	) {}

	/**
	 * Its name in the address.
	 */
	public function id(): string {
		return $this->id;
	}

	/**
	 * The tab that shows it.
	 */
	public function tab(): string {
		return $this->tab;
	}

	/**
	 * Its translated name.
	 */
	public function label(): string {
		return $this->label;
	}

	/**
	 * Whether there is anything to set.
	 */
	public function has_settings(): bool {
		return [] !== $this->settings();
	}

	/**
	 * Saves what was changed.
	 *
	 * @param array<mixed> $posted The form's fields.
	 */
	public function handle( array $posted ): bool {
		$this->posted = new PostedSettings( $this->settings(), $posted );
		if ( ! $this->posted->is_complete() ) {
			$this->failure = __(
				'Nothing was saved because the form was incomplete. Try again. If that does not help, raise the server’s max_input_vars limit.',
				'storewright'
			);
			return false;
		}
		try {
			( new SettingsServices( $this->context ) )->repository( $this->registry )->save_all(
				( new CountryDefaults( $this->context, $this->registry ) )->completed( $this->posted->changes() )
			);
			return true;
		} catch ( InvalidInput $failure ) {
			$this->errors    = $failure->params;
			$this->conflicts = self::held( $failure );
		} catch ( Conflict $failure ) {
			$this->conflicts = self::held( $failure );
			$this->failure   = [] === $this->conflicts ? $failure->getMessage() : '';
		} catch ( DomainError $failure ) {
			$this->failure = $failure->getMessage();
		}
		return false;
	}

	/**
	 * Prints the form: with the values that hold, or with what was typed where that could not be saved.
	 */
	public function render(): void {
		$settings = $this->settings();
		if ( '' !== $this->group->description && ( '' === $this->id || $this->id === $this->group->id ) ) {
			printf( '<p>%s</p>', esc_html( $this->group->description ) );
		}
		$values   = ( new SettingsQuery( $this->context, $this->registry ) )->values_of( $settings );
		$expected = $this->conflicts + ( $this->posted?->expected() ?? [] ) + array_filter(
			$values,
			static fn( string $id ) => ! $settings[ $id ]->is_secret(),
			ARRAY_FILTER_USE_KEY
		);
		$fields   = new FieldList(
			$settings,
			( $this->posted?->typed() ?? [] ) + $values,
			$this->errors + $this->conflict_texts(),
			$this->headings()
		);
		$fields->render_summary( $this->failure );
		$fields->render();
		printf(
			'<input type="hidden" name="%1$s" value="%2$s"><p class="submit"><button type="submit" class="button button-primary" name="%3$s" value="1">%4$s</button></p><input type="hidden" name="%3$s" value="1">',
			esc_attr( PostedSettings::EXPECTED ),
			esc_attr( (string) wp_json_encode( (object) $expected, JSON_HEX_AMP ) ),
			esc_attr( PostedSettings::END ),
			esc_html__( 'Save changes', 'storewright' )
		);
	}

	/**
	 * The settings that are shown: those that something reads.
	 *
	 * @return array<string, Setting> By id.
	 */
	public function settings(): array {
		return array_filter( $this->registry->read_settings( $this->group->id ), $this->is_of_section( ... ) );
	}

	/**
	 * The titles of the form's parts. Where the setting that begins a part is not shown, the next one of the part begins it.
	 *
	 * @return array<string, string> Id of the setting that begins a part => translated title.
	 */
	private function headings(): array {
		$headings = [];
		$heading  = '';
		$shown    = $this->settings();
		foreach ( array_filter( $this->registry->settings( $this->group->id ), $this->is_of_section( ... ) ) as $id => $setting ) {
			$heading = '' === $setting->heading ? $heading : $setting->heading;
			if ( isset( $shown[ $id ] ) && '' !== $heading ) {
				$headings[ $id ] = $heading;
				$heading         = '';
			}
		}
		return $headings;
	}

	private function is_of_section( Setting $setting ): bool {
		$section = $this->id === $this->group->id ? '' : $this->id;
		$known   = [ '', ...array_map( strval( ... ), array_keys( $this->group->sections ) ) ];
		// A setting of a section that does not exist is not lost from sight.
		return $setting->section === $section || ( '' === $section && ! in_array( $setting->section, $known, true ) );
	}

	/**
	 * @return array<string, string>
	 */
	private function conflict_texts(): array {
		$texts    = [];
		$settings = $this->settings();
		foreach ( $this->conflicts as $id => $held ) {
			$texts[ $id ] = sprintf(
				/* translators: %s: value of a setting. */
				__( 'Someone else changed this to “%s” in the meantime. Save again to overwrite it.', 'storewright' ),
				isset( $settings[ $id ] ) ? FieldList::value_text( $settings[ $id ], $held ) : ''
			);
		}
		return $texts;
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function held( DomainError $failure ): array {
		$conflicts = $failure->data['conflicts'] ?? [];
		$held      = [];
		foreach ( is_array( $conflicts ) ? $conflicts : [] as $id => $value ) {
			$held[ (string) $id ] = $value;
		}
		return $held;
	}
}
