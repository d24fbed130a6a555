<?php
declare(strict_types=1);

namespace Storewright\Screens\Tax;

use Storewright\Kernel\Context;
use Storewright\Screens\Settings\HasPlace;
use Storewright\Screens\Settings\KeepsTyped;
use Storewright\Store\Settings\SettingsSection;
use Storewright\Store\Tax\Rate;
use Storewright\Store\Tax\TaxClass;
use Storewright\Store\Tax\TaxRateCriteria;
use Storewright\Store\Tax\TaxServices;

/**
 * The rates of a tax class on the settings page: a page of them at a time, changed, added, removed, exported and imported without a
 * script.
 */
final class RatesSection implements SettingsSection, HasPlace, KeepsTyped {

	public const TAB = 'tax';

	private const ON_A_PAGE = 50;

	private readonly TaxServices $services;

	private readonly RateTexts $texts;

	private readonly RateFiles $files;

	/**
	 * The lines as they were sent; null where the page is shown anew.
	 *
	 * @var list<RateRow>|null
	 */
	private ?array $rows = null;

	private RateNotice $notice;

	/**
	 * The place of what was added, where something was.
	 *
	 * @var array<string, string>|null
	 */
	private ?array $next_place = null;

	public function __construct( private readonly Context $context, private readonly TaxClass $tax_class ) {
		$this->services = new TaxServices( $context );
		$this->texts    = new RateTexts( $context );
		$this->files    = new RateFiles( $this->services, $tax_class );
		$this->notice   = RateNotice::none();
	}

	/**
	 * A section for each class of the shop.
	 *
	 * @return list<self>
	 */
	public static function all( Context $context ): array {
		return array_map(
			static fn( TaxClass $tax_class ) => new self( $context, $tax_class ),
			( new TaxServices( $context ) )->classes()->all()
		);
	}

	/**
	 * Its name in the address, the slug of the class.
	 */
	public function id(): string {
		return $this->tax_class->slug;
	}

	/**
	 * The tab that shows it.
	 */
	public function tab(): string {
		return self::TAB;
	}

	/**
	 * Its translated name.
	 */
	public function label(): string {
		return TaxClass::STANDARD === $this->tax_class->slug
			? __( 'Standard rates', 'storewright' )
			/* translators: %s: name of a tax class. */
			: sprintf( __( '%s rates', 'storewright' ), $this->tax_class->name );
	}

	/**
	 * The search and the number of the page.
	 *
	 * @return array<string, string>
	 */
	public function place(): array {
		return $this->next_place ?? RatePlace::asked()->query();
	}

	/**
	 * Saves, removes, exports or imports rates.
	 *
	 * @param array<mixed> $posted The form's fields.
	 */
	public function handle( array $posted ): bool {
		if ( isset( $posted['rate_export'] ) ) {
			$this->files->send();
		}
		$form       = new PostedRates( $posted );
		$this->rows = $form->rows();
		if ( ! $form->is_complete() ) {
			$this->notice = RateNotice::error(
				__( 'Nothing was saved because the form was incomplete. Try again. If that does not help, raise the server’s max_input_vars limit.', 'storewright' )
			);
			return false;
		}
		if ( isset( $posted['rate_import'] ) ) {
			return $this->import();
		}
		if ( isset( $posted['rate_insert'] ) ) {
			$this->rows[] = RateRow::blank();
			return false;
		}
		return isset( $posted['rate_remove'] ) ? $this->remove( $this->rows ) : $this->save( $this->rows );
	}

	/**
	 * Shows the lines as they were sent, where something was typed. Of the rates that are gone since, those are left that were changed,
	 * as new ones.
	 *
	 * @param array<mixed> $posted The form's fields.
	 */
	public function keep( array $posted ): bool {
		$rows = ( new PostedRates( $posted ) )->rows();
		if ( [] === array_filter( $rows, static fn( RateRow $row ) => $row->is_changed() ) ) {
			return false;
		}
		$stored     = $this->services->rates()->several( array_map( static fn( RateRow $row ) => $row->id, $rows ) );
		$this->rows = [];
		foreach ( $rows as $row ) {
			$is_gone = 0 !== $row->id && ! isset( $stored[ $row->id ] );
			if ( ! $is_gone ) {
				$this->rows[] = $row;
			} elseif ( $row->is_changed() ) {
				$this->rows[] = new RateRow( 0, $row->typed, RateRow::BLANK );
			}
		}
		return true;
	}

	/**
	 * Prints the rates as a table of fields.
	 */
	public function render(): void {
		// What the Enter key presses: without it that would be another button.
		echo '<button type="submit" class="screen-reader-text" name="rate_save" value="1" tabindex="-1" aria-hidden="true"></button>';
		$place = RatePlace::asked();
		$count = $this->services->rates()->count( $this->criteria( $place ) );
		$pages = max( 1, (int) ceil( $count / self::ON_A_PAGE ) );
		$place = $place->at_most( $pages );
		$this->notice->render();
		$rows = $this->rows ?? [ ...$this->stored_rows( $place ), RateRow::blank() ];
		( new RateTable( $this->id(), $this->label() ) )->render( $rows, $place, $count, $pages );
		$this->files->render();
	}

	/**
	 * @param list<RateRow> $rows
	 */
	private function save( array $rows ): bool {
		$saved = ( new RateEditing( $this->services, $this->texts, $this->stored_class() ) )->save( $rows );
		if ( null === $saved ) {
			$this->notice = RateNotice::of_rows( $rows );
			return false;
		}
		$ids = array_map( static fn( RateRow $row ) => $row->id, $rows );
		if ( [] !== array_filter( $saved, static fn( Rate $rate ) => ! in_array( $rate->id, $ids, true ) ) ) {
			$count            = $this->services->rates()->count( new TaxRateCriteria( $this->stored_class() ) );
			$this->next_place = ( new RatePlace( max( 1, (int) ceil( $count / self::ON_A_PAGE ) ) ) )->query();
		}
		return true;
	}

	/**
	 * @param list<RateRow> $rows
	 */
	private function remove( array $rows ): bool {
		$selected = array_values( array_filter( $rows, static fn( RateRow $row ) => $row->selected ) );
		$others   = array_values( array_filter( $rows, static fn( RateRow $row ) => ! $row->selected ) );
		$stored   = array_values( array_filter( $selected, static fn( RateRow $row ) => 0 !== $row->id ) );
		if ( [] === $selected ) {
			$this->notice = RateNotice::error( __( 'Select the rates that you want to remove.', 'storewright' ) );
			return false;
		}
		if ( [] === $stored ) {
			$this->rows = $others;
			return false;
		}
		if ( [] !== array_filter( $others, static fn( RateRow $row ) => $row->is_changed() ) ) {
			$this->notice = RateNotice::error( __( 'Save the changes of the other rates first. Nothing was removed.', 'storewright' ) );
			return false;
		}
		if ( ! ( new RateEditing( $this->services, $this->texts, $this->stored_class() ) )->remove( $stored ) ) {
			$this->notice = RateNotice::of_rows( $rows );
			return false;
		}
		return true;
	}

	private function import(): bool {
		if ( [] !== array_filter( $this->rows ?? [], static fn( RateRow $row ) => $row->is_changed() ) ) {
			$this->notice = RateNotice::error( __( 'Save the changes of the rates first. Nothing was imported.', 'storewright' ) );
			return false;
		}
		$this->notice = $this->files->import();
		$this->rows   = null;
		return false;
	}

	/**
	 * @return list<RateRow>
	 */
	private function stored_rows( RatePlace $place ): array {
		$rates = $this->services->rates()->rates( $this->criteria( $place ) );
		return array_map(
			function ( Rate $rate ): RateRow {
				$texts = $this->texts->of( $rate );
				return new RateRow( $rate->id, $texts, $texts );
			},
			$rates
		);
	}

	private function criteria( RatePlace $place ): TaxRateCriteria {
		return new TaxRateCriteria(
			$this->stored_class(),
			limit: self::ON_A_PAGE,
			offset: ( $place->page - 1 ) * self::ON_A_PAGE,
			search: $place->search
		);
	}

	private function stored_class(): string {
		return TaxClass::stored( $this->tax_class->slug );
	}
}
