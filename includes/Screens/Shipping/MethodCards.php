<?php
declare(strict_types=1);

namespace Storewright\Screens\Shipping;

use Storewright\Store\Shipping\Methods\FieldKind;
use Storewright\Store\Shipping\Methods\MethodRegistry;
use Storewright\Store\Shipping\Methods\MethodType;
use Storewright\Store\Shipping\Methods\SettingField;

/**
 * The methods of a zone in its form: a card for each, with its own settings.
 *
 * @phpstan-import-type Method from ZoneDraft
 */
final class MethodCards {

	/**
	 * From so many methods on, those that are not concerned are folded.
	 */
	private const FOLDED = 3;

	/**
	 * @param MethodRegistry $types
	 * @param Rows           $rows
	 * @param string         $touched The method that was just added or moved, '' for none.
	 */
	public function __construct( private readonly MethodRegistry $types, private readonly Rows $rows, private readonly string $touched ) {}

	/**
	 * Prints the cards, and the field by which one more is added.
	 *
	 * @param array<string, Method> $methods
	 */
	public function render( array $methods ): void {
		printf( '<section class="storewright-settings__card"><h3>%s</h3>', esc_html__( 'Shipping methods', 'storewright' ) );
		if ( [] === $methods ) {
			printf( '<p>%s</p>', esc_html__( 'No shipping methods yet. Customers in this zone can’t get their orders shipped.', 'storewright' ) );
		}
		$place = 0;
		foreach ( $methods as $key => $method ) {
			++$place;
			$type = $this->types->get( $method['type'] );
			if ( null !== $type ) {
				$this->render_method(
					$key,
					$method,
					$type,
					[ 1 === $place, count( $methods ) === $place ],
					count( $methods ) >= self::FOLDED
				);
			}
		}
		$this->render_new();
		echo '</section>';
	}

	/**
	 * @param string            $key
	 * @param Method            $method
	 * @param MethodType        $type
	 * @param array{bool, bool} $ends      Whether it is the first, and the last.
	 * @param bool              $is_folded
	 */
	private function render_method( string $key, array $method, MethodType $type, array $ends, bool $is_folded ): void {
		$title   = '' === ( $method['settings']['title'] ?? '' ) ? $type->title : $method['settings']['title'];
		$is_open = ! $is_folded || 0 === $method['id'] || $key === $this->touched || $this->rows->has_error( "methods[$key]" );
		printf( '<details class="storewright-method"%s><summary><strong>%s</strong>', esc_attr( $is_open ? ' open' : '' ), esc_html( $title ) );
		foreach ( [ ...( $title === $type->title ? [] : [ $type->title ] ), ...( 'yes' === $method['enabled'] ? [] : [ __( 'Disabled', 'storewright' ) ] ) ] as $note ) {
			printf( ' <span class="storewright-secondary">%s</span>', esc_html( $note ) );
		}
		printf( '</summary><input type="hidden" name="methods[%s][type]" value="%s">', esc_attr( $key ), esc_attr( $type->id ) );
		printf( '<p class="description">%s</p>', esc_html( $type->description ) );
		Rows::begin();
		$this->rows->checkbox( ZoneSave::field( $key, null ), __( 'Status', 'storewright' ), __( 'Customers can choose it', 'storewright' ), 'yes' === $method['enabled'] );
		foreach ( $type->fields as $id => $field ) {
			$this->render_field( ZoneSave::field( $key, $id ), $field, $method['settings'][ $id ] ?? '' );
		}
		Rows::end();
		$this->render_buttons( $key, $title, $ends );
		echo '</details>';
	}

	private function render_field( string $name, SettingField $field, string $value ): void {
		match ( $field->kind ) {
			FieldKind::Checkbox => $this->rows->checkbox(
				$name,
				$field->label,
				'' === $field->description ? $field->label : $field->description,
				'yes' === $value
			),
			FieldKind::Select   => $this->rows->select( $name, $field->label, $field->options, $value, $field->description ),
			FieldKind::Text     => $this->rows->text(
				$name,
				$field->label,
				$value,
				$field->description,
				[ 'placeholder' => $field->placeholder ] + [ 'dir' => 'auto' ]
			),
			FieldKind::Password => $this->rows->text( $name, $field->label, $value, $field->description, [ 'class' => 'regular-text ltr' ] ),
			FieldKind::Amount   => $this->rows->text(
				$name,
				$field->label,
				$value,
				$field->description,
				[ 'placeholder' => $field->placeholder ] + [ 'inputmode' => 'decimal' ]
			),
			FieldKind::Cost     => $this->rows->text( $name, $field->label, $value, $field->description, [ 'placeholder' => $field->placeholder ] ),
		};
	}

	/**
	 * @param string            $key
	 * @param string            $title
	 * @param array{bool, bool} $ends
	 */
	private function render_buttons( string $key, string $title, array $ends ): void {
		echo '<p class="storewright-method__buttons"><span class="storewright-move">';
		/* translators: %s: name of a shipping zone or method. */
		ZonesSection::render_move( 'do', "up:$key", sprintf( __( 'Move “%s” up', 'storewright' ), $title ), $ends[0], 'up', $this->focus( "up:$key" ) );
		/* translators: %s: name of a shipping zone or method. */
		ZonesSection::render_move( 'do', "down:$key", sprintf( __( 'Move “%s” down', 'storewright' ), $title ), $ends[1], 'down', $this->focus( "down:$key" ) );
		printf(
			'</span> <button type="submit" class="button-link button-link-delete" name="do" value="remove:%s" formnovalidate aria-label="%s">%s</button></p>',
			esc_attr( $key ),
			/* translators: %s: name of a shipping method. */
			esc_attr( sprintf( __( 'Remove “%s”', 'storewright' ), $title ) ),
			esc_html__( 'Remove', 'storewright' )
		);
	}

	private function focus( string $button ): string {
		ob_start();
		$this->rows->render_focus( $button );
		return (string) ob_get_clean();
	}

	private function render_new(): void {
		$choices = [ '' => __( 'Choose a shipping method', 'storewright' ) ];
		foreach ( $this->types->all() as $type ) {
			$choices[ $type->id ] = $type->title;
		}
		Rows::begin();
		$this->rows->select(
			'new_method',
			__( 'Add a shipping method', 'storewright' ),
			$choices,
			'',
			__( 'Its settings appear here. Nothing is saved before you save the zone.', 'storewright' )
		);
		Rows::end();
		printf(
			'<p><button type="submit" class="button" name="do" value="add_method" formnovalidate>%s</button></p>',
			esc_html__( 'Add method', 'storewright' )
		);
	}
}
