<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Page;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Settings\SettingsQuery;
use Storewright\Store\Settings\SettingsRegistry;
use Storewright\Store\Settings\SettingsRepository;
use Storewright\Store\Settings\SettingsSection;

/**
 * A form of plain settings: those of one section of a group.
 *
 * The form brings along what each setting held when it was shown. Only what differs from that is saved, all or nothing, and only
 * where still the same is stored: nobody overwrites what somebody else has changed in between without knowing.
 */
final class GroupSection implements SettingsSection {

	/**
	 * What was typed, where it could not be saved.
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
	 * What went wrong with the whole.
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
	 * Saves what was changed.
	 *
	 * @param array<mixed> $posted The form's fields.
	 */
	public function handle( array $posted ): bool {
		$this->posted = new PostedSettings( $this->settings(), $posted );
		if ( ! $this->posted->is_complete() ) {
			$this->failure = __( 'Nothing was saved: the form did not arrive as a whole. Please try again. If that does not help, the server takes too few fields at once (max_input_vars).', 'storewright' );
			return false;
		}
		try {
			( new SettingsRepository( $this->context, $this->registry ) )->save_all( $this->posted->changes() );
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
		if ( [] === $settings ) {
			printf( '<p>%s</p>', esc_html__( 'There is nothing to set here yet.', 'storewright' ) );
			return;
		}
		$values   = ( new SettingsQuery( $this->context, $this->registry ) )->values_of( $settings );
		$expected = $this->conflicts + ( $this->posted?->expected() ?? [] ) + array_filter( $values, static fn( string $id ) => ! $settings[ $id ]->is_secret(), ARRAY_FILTER_USE_KEY );
		$fields   = new FieldList( $settings, ( $this->posted?->typed() ?? [] ) + $values, $this->errors + $this->conflict_texts() );
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
	 * @return array<string, Setting> By id.
	 */
	private function settings(): array {
		$section = $this->id === $this->group->id ? '' : $this->id;
		$known   = [ '', ...array_map( strval( ... ), array_keys( $this->group->sections ) ) ];
		return array_filter(
			$this->registry->settings( $this->group->id ),
			// A setting of a section that does not exist is not lost from sight.
			static fn( Setting $setting ) => $setting->section === $section || ( '' === $section && ! in_array( $setting->section, $known, true ) )
		);
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
				__( 'Somebody else has changed this in the meantime; now it is “%s”. Save again to replace that.', 'storewright' ),
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
