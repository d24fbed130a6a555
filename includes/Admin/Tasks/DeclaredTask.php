<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks;

use Closure;
use UnexpectedValueException;

/**
 * A task given as an array: the short way for extensions, and the form in which a browser tells of its own.
 *
 * Each value may be a closure that gives it; that of `is_complete` gets told whether the task was actioned.
 */
final class DeclaredTask extends Task {

	/**
	 * The fields, each with the type of its value.
	 */
	private const FIELDS = [
		'id'                => 'string',
		'title'             => 'string',
		'content'           => 'string',
		'position'          => 'integer',
		'action_label'      => 'string',
		'action_url'        => 'string',
		'header'            => 'array',
		'time'              => 'string',
		'badge'             => 'string',
		'additional_info'   => 'string',
		'result'            => 'string',
		'manage_url'        => 'string',
		'capability'        => 'string',
		'level'             => 'integer',
		'can_view'          => 'boolean',
		'is_complete'       => 'boolean',
		'is_dismissable'    => 'boolean',
		'is_snoozeable'     => 'boolean',
		'is_disabled'       => 'boolean',
		'is_deprecated'     => 'boolean',
		'container'         => 'string',
		'record_view_event' => 'boolean',
		'additional_data'   => 'array',
	];

	/**
	 * @param array<mixed> $fields Name of each field, as the methods of Task are called => its value or a closure. `id` and
	 *   `title` are needed.
	 * @throws UnexpectedValueException If a field is missing, unknown, or of another type.
	 */
	public function __construct( private readonly array $fields ) {
		$unknown = array_diff( array_keys( $fields ), array_keys( self::FIELDS ) );
		if ( [] !== $unknown ) {
			throw new UnexpectedValueException( 'A task has no field ' . implode( ', ', $unknown ) . '.' );
		}
		foreach ( [ 'id', 'title' ] as $name ) {
			if ( ! array_key_exists( $name, $fields ) ) {
				throw new UnexpectedValueException( "A task needs the field $name." );
			}
		}
		foreach ( $fields as $name => $value ) {
			if ( ! $value instanceof Closure ) {
				$this->check( (string) $name, $value );
			}
		}
	}

	public function id(): string {
		return $this->text( 'id' );
	}

	public function title(): string {
		return $this->text( 'title' );
	}

	public function content(): string {
		return $this->text( 'content' );
	}

	public function position(): int {
		$position = $this->value( 'position', parent::position() );
		return is_int( $position ) ? $position : parent::position();
	}

	public function action_label(): string {
		return $this->text( 'action_label', parent::action_label() );
	}

	public function action_url(): string {
		return $this->text( 'action_url' );
	}

	public function header(): TaskHeader {
		$header = $this->map( 'header' );
		$text   = static fn( string $name, string $otherwise ): string => is_string( $header[ $name ] ?? null )
			? $header[ $name ]
			: $otherwise;

		return new TaskHeader(
			$text( 'title', $this->title() ),
			$text( 'content', $this->content() ),
			$text( 'action_label', $this->action_label() )
		);
	}

	public function time(): string {
		return $this->text( 'time' );
	}

	public function badge(): string {
		return $this->text( 'badge' );
	}

	public function additional_info(): string {
		return $this->text( 'additional_info' );
	}

	public function result(): string {
		return $this->text( 'result' );
	}

	public function manage_url(): string {
		return $this->text( 'manage_url' );
	}

	public function capability(): string {
		return $this->text( 'capability' );
	}

	public function level(): int {
		$level = $this->value( 'level', parent::level() );
		return is_int( $level ) ? $level : parent::level();
	}

	public function can_view(): bool {
		return $this->flag( 'can_view', parent::can_view() );
	}

	public function is_complete( bool $actioned ): bool {
		return true === $this->value( 'is_complete', $actioned, $actioned );
	}

	public function is_dismissable(): bool {
		return $this->flag( 'is_dismissable', parent::is_dismissable() );
	}

	public function is_snoozeable(): bool {
		return $this->flag( 'is_snoozeable', parent::is_snoozeable() );
	}

	public function is_disabled(): bool {
		return $this->flag( 'is_disabled', parent::is_disabled() );
	}

	public function is_deprecated(): bool {
		return $this->flag( 'is_deprecated', parent::is_deprecated() );
	}

	public function container(): string {
		return $this->text( 'container' );
	}

	public function record_view_event(): bool {
		return $this->flag( 'record_view_event', parent::record_view_event() );
	}

	public function additional_data(): array {
		return $this->map( 'additional_data' );
	}

	private function text( string $name, string $otherwise = '' ): string {
		$value = $this->value( $name, $otherwise );
		return is_string( $value ) ? $value : $otherwise;
	}

	private function flag( string $name, bool $otherwise ): bool {
		return true === $this->value( $name, $otherwise );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function map( string $name ): array {
		$value = $this->value( $name, [] );
		$map   = [];
		foreach ( is_array( $value ) ? $value : [] as $key => $entry ) {
			$map[ (string) $key ] = $entry;
		}
		return $map;
	}

	/**
	 * The value of a field, asked of its closure where it has one.
	 *
	 * @param string $name      Name of the field.
	 * @param mixed  $otherwise What to answer where it was not given.
	 * @param mixed  ...$facts  What the closure is told.
	 */
	private function value( string $name, mixed $otherwise, mixed ...$facts ): mixed {
		if ( ! array_key_exists( $name, $this->fields ) ) {
			return $otherwise;
		}
		$value = $this->fields[ $name ];
		if ( $value instanceof Closure ) {
			$value = $value( ...$facts );
			$this->check( $name, $value );
		}
		return $value;
	}

	/**
	 * @throws UnexpectedValueException If the value is of another type than the field's.
	 */
	private function check( string $name, mixed $value ): void {
		$expected = self::FIELDS[ $name ] ?? '';
		if ( gettype( $value ) !== $expected ) {
			throw new UnexpectedValueException( "The field $name of a task has to be of type $expected, not " . gettype( $value ) . '.' );
		}
	}
}
