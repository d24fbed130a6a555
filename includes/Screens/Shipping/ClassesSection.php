<?php
declare(strict_types=1);

namespace Storewright\Screens\Shipping;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Errors\Forbidden;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Screens\Settings\HasOwnUndo;
use Storewright\Screens\Settings\PageLinks;
use Storewright\Store\Images\ImageSet;
use Storewright\Store\Settings\SettingsSection;
use Storewright\Store\Settings\SettingsUrl;
use Storewright\Store\Terms\Rest\ShippingClassSchema;
use Storewright\Store\Terms\Taxonomies;
use Storewright\Store\Terms\TermChanges;
use Storewright\Store\Terms\TermQuery;
use Storewright\Store\Terms\TermRepository;
use WP_Term;

/**
 * `…&tab=shipping&section=classes`: the shipping classes of products, seen, added, changed, and deleted after a question.
 *
 * @phpstan-type Fields array{name: string, slug: string, description: string}
 */
final class ClassesSection implements SettingsSection, HasOwnUndo {

	public const ID = 'classes';

	/**
	 * Argument of the address with the class that is changed.
	 */
	private const EDIT = 'class_id';

	/**
	 * Argument of the address with the class whose deletion is to be confirmed.
	 */
	private const DELETE = 'delete';

	private const ON_A_PAGE = 50;

	/**
	 * @var Fields|null What was typed.
	 */
	private ?array $typed = null;

	/**
	 * @var Fields|null What it is compared with.
	 */
	private ?array $before = null;

	/**
	 * The class whose form was sent, 0 for none.
	 */
	private int $sent = 0;

	/**
	 * @var array<string, string> What is wrong, by field.
	 */
	private array $errors = [];

	public function __construct( private readonly Context $context ) {}

	/**
	 * Its name in the address.
	 */
	public function id(): string {
		return self::ID;
	}

	/**
	 * The tab that shows it.
	 */
	public function tab(): string {
		return ZonesSection::TAB;
	}

	/**
	 * Its translated name.
	 */
	public function label(): string {
		return __( 'Classes', 'storewright' );
	}

	/**
	 * Adds a class, changes one or deletes one.
	 *
	 * @param array<mixed> $posted The form's fields.
	 */
	public function handle( array $posted ): bool {
		try {
			if ( isset( $posted['class_delete'] ) ) {
				self::assert_may( 'delete_terms' );
				$this->repository()->delete( ShippingClassSchema::config(), self::number( $posted['class_delete'] ) );
				return true;
			}
			self::assert_may( 'edit_terms' );
			$this->sent  = self::number( $posted[ self::EDIT ] ?? '' );
			$this->typed = self::typed( $posted, 'class_' );
			if ( 0 === $this->sent ) {
				$this->repository()->create( ShippingClassSchema::config(), self::changes( $this->typed ), new ImageSet( [] ) );
				return true;
			}
			return $this->update( self::typed( is_array( $posted['class_before'] ?? null ) ? $posted['class_before'] : [], '' ), $this->typed );
		} catch ( NotFound ) {
			$this->sent       = 0;
			$this->errors[''] = __( 'Someone else deleted this shipping class in the meantime.', 'storewright' );
		} catch ( InvalidInput $refusal ) {
			$this->refuse( $refusal );
		} catch ( DomainError $failure ) {
			$this->errors[''] = $failure->getMessage();
		}
		return false;
	}

	/**
	 * Prints the classes and the form of a new one, or the form of one, or the question whether to delete one.
	 */
	public function render(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Says what is shown, changes nothing.
		$doomed = 0 === $this->sent && [] === $this->errors ? $this->find( $_GET[ self::DELETE ] ?? '' ) : null;
		$edited = 0 === $this->sent ? $this->find( $_GET[ self::EDIT ] ?? '' ) : $this->find( (string) $this->sent );
		// phpcs:enable
		$rows = new Rows( $this->errors );
		$rows->render_summary();
		if ( null !== $doomed ) {
			self::render_question( $doomed );
			return;
		}
		if ( null !== $edited && ( [] === $this->errors || 0 !== $this->sent ) ) {
			$this->render_form( $rows, $edited );
			return;
		}
		printf(
			'<p>%s</p>',
			esc_html__( 'Products that ship alike, such as bulky goods. A flat rate can have a cost for each class.', 'storewright' )
		);
		$this->render_table();
		$this->render_form( $rows, null );
	}

	/**
	 * @throws Forbidden If the user may not.
	 */
	private static function assert_may( string $what ): void {
		if ( ! current_user_can( Taxonomies::CAPABILITIES[ $what ] ) ) {
			throw new Forbidden( 'storewright_shipping_class_forbidden', __( 'Sorry, you are not allowed to change shipping classes.', 'storewright' ) );
		}
	}

	/**
	 * Saves what was changed, while nobody else writes the class.
	 *
	 * @param Fields $before What the form showed.
	 * @param Fields $typed
	 */
	private function update( array $before, array $typed ): bool {
		return $this->context->database->lock(
			'terms_' . Taxonomies::SHIPPING_CLASS,
			function () use ( $before, $typed ): bool {
				$term    = ( new TermQuery() )->find( Taxonomies::SHIPPING_CLASS, $this->sent ) ?? throw TermRepository::missing();
				$current = self::fields( $term );
				$changes = [];
				foreach ( self::labels() as $field => $label ) {
					if ( $typed[ $field ] === $before[ $field ] ) {
						$typed[ $field ] = $current[ $field ];
					} elseif ( in_array( $current[ $field ], [ $before[ $field ], $typed[ $field ] ], true ) ) {
						$changes[ $field ] = $typed[ $field ];
					} else {
						$this->errors[ "class_$field" ] = ZoneComparison::conflict( $label, $current[ $field ] );
					}
				}
				$this->typed  = $typed;
				$this->before = $current;
				if ( [] !== $this->errors ) {
					return false;
				}
				if ( [] !== $changes ) {
					$this->repository()->update(
						ShippingClassSchema::config(),
						$this->sent,
						self::changes( $changes ),
						new ImageSet( [] )
					);
				}
				return true;
			}
		);
	}

	private function refuse( InvalidInput $refusal ): void {
		$field = match ( true ) {
			isset( $refusal->params['name'] ), 'term_exists' === $refusal->error_code => 'name',
			'duplicate_term_slug' === $refusal->error_code => 'slug',
			default => '',
		};
		if ( '' === $field ) {
			$this->errors[''] = $refusal->getMessage();
			return;
		}
		$typed                          = $this->typed[ $field ] ?? '';
		$this->errors[ "class_$field" ] = '' === $typed
			? $refusal->getMessage()
			: ZoneSave::refusal( self::labels()[ $field ], $typed, $refusal->getMessage() );
	}

	private function render_table(): void {
		$page              = PageLinks::asked();
		[ $terms, $total ] = self::classes( $page );
		$pages             = max( 1, (int) ceil( $total / self::ON_A_PAGE ) );
		if ( $page > $pages ) {
			$page      = $pages;
			[ $terms ] = self::classes( $page );
		}
		if ( [] === $terms ) {
			printf( '<p>%s</p>', esc_html__( 'No shipping classes yet.', 'storewright' ) );
			return;
		}
		$heads = [ ...array_values( self::labels() ), __( 'Products', 'storewright' ), __( 'Delete', 'storewright' ) ];
		echo '<div class="storewright-settings__card storewright-settings__table"><table class="widefat striped"><thead><tr>';
		foreach ( $heads as $head ) {
			printf( '<th scope="col">%s</th>', esc_html( $head ) );
		}
		echo '</tr></thead><tbody>';
		foreach ( $terms as $term ) {
			$fields = self::fields( $term );
			printf( '<tr><th scope="row"><a href="%s">%s</a></th>', esc_url( self::address( self::EDIT, $term->term_id ) ), esc_html( $fields['name'] ) );
			printf( '<td data-label="%s">%s</td>', esc_attr( $heads[1] ), esc_html( $fields['slug'] ) );
			printf( '<td data-label="%s">%s</td>', esc_attr( $heads[2] ), esc_html( $fields['description'] ) );
			printf( '<td data-label="%s">%s</td>', esc_attr( $heads[3] ), esc_html( number_format_i18n( $term->count ) ) );
			printf(
				'<td><a class="button-link button-link-delete" href="%s" aria-label="%s">%s</a></td></tr>',
				esc_url( self::address( self::DELETE, $term->term_id ) ),
				/* translators: %s: name of a shipping zone or class. */
				esc_attr( sprintf( __( 'Delete “%s”', 'storewright' ), $fields['name'] ) ),
				esc_html__( 'Delete', 'storewright' )
			);
		}
		echo '</tbody></table></div>';
		PageLinks::render( SettingsUrl::of( ZonesSection::TAB, self::ID ), $page, $pages, __( 'Shipping class pages', 'storewright' ) );
	}

	/**
	 * @param int $page Number of the page, from 1 on.
	 * @return array{list<WP_Term>, int} Its classes, and how many there are in all.
	 */
	private static function classes( int $page ): array {
		$criteria = [
			'hide_empty' => false,
			'orderby'    => 'name',
		];
		return ( new TermQuery() )->page( Taxonomies::SHIPPING_CLASS, $criteria, self::ON_A_PAGE, ( $page - 1 ) * self::ON_A_PAGE );
	}

	private function render_form( Rows $rows, ?WP_Term $term ): void {
		$current = null === $term ? array_fill_keys( array_keys( self::labels() ), '' ) : self::fields( $term );
		$typed   = $this->typed ?? $current;
		$labels  = self::labels();
		$title   = null === $term ? __( 'Add shipping class', 'storewright' ) : __( 'Edit shipping class', 'storewright' );
		$button  = null === $term ? __( 'Add class', 'storewright' ) : __( 'Save changes', 'storewright' );
		printf( '<section class="storewright-settings__card"><h3>%s</h3>', esc_html( $title ) );
		Rows::begin();
		$rows->text( 'class_name', $labels['name'], $typed['name'], '', [ 'dir' => 'auto' ] + [ 'maxlength' => '200' ] );
		$rows->text( 'class_slug', $labels['slug'], $typed['slug'], __( 'A unique name for imports. Leave empty to have it made from the name.', 'storewright' ) );
		$rows->area( 'class_description', $labels['description'], $typed['description'], __( 'Only you see it.', 'storewright' ) );
		Rows::end();
		echo '</section>';
		if ( null !== $term ) {
			foreach ( $this->before ?? $current as $field => $value ) {
				printf( '<input type="hidden" name="class_before[%s]" value="%s">', esc_attr( $field ), esc_textarea( $value ) );
			}
			printf( '<input type="hidden" name="%s" value="%d">', esc_attr( self::EDIT ), (int) $term->term_id );
		}
		printf( '<p class="submit"><button type="submit" class="button button-primary">%s</button>', esc_html( $button ) );
		if ( null !== $term ) {
			printf( ' <a class="button" href="%s">%s</a>', esc_url( SettingsUrl::of( ZonesSection::TAB, self::ID ) ), esc_html__( 'Cancel', 'storewright' ) );
		}
		echo '</p>';
	}

	private static function render_question( WP_Term $term ): void {
		printf(
			'<section class="storewright-settings__card"><h3>%s</h3><p>%s</p>',
			/* translators: %s: name of a shipping class. */
			esc_html( sprintf( __( 'Delete the shipping class “%s”?', 'storewright' ), self::fields( $term )['name'] ) ),
			esc_html(
				sprintf(
					/* translators: %s: number of products. */
					_n(
						'%s product has it and will have none. Its costs in flat rates no longer apply. This can’t be undone.',
						'%s products have it and will have none. Its costs in flat rates no longer apply. This can’t be undone.',
						$term->count,
						'storewright'
					),
					number_format_i18n( $term->count )
				)
			)
		);
		printf(
			'</section><p class="submit"><button type="submit" class="button button-primary" name="class_delete" value="%d">%s</button> <a class="button" href="%s">%s</a></p>',
			(int) $term->term_id,
			esc_html__( 'Delete class', 'storewright' ),
			esc_url( SettingsUrl::of( ZonesSection::TAB, self::ID ) ),
			esc_html__( 'Cancel', 'storewright' )
		);
	}

	/**
	 * @return array{name: string, slug: string, description: string} Field => translated label.
	 */
	private static function labels(): array {
		return [
			'name'        => __( 'Name', 'storewright' ),
			'slug'        => __( 'Slug', 'storewright' ),
			'description' => __( 'Description', 'storewright' ),
		];
	}

	/**
	 * @return Fields
	 */
	private static function fields( WP_Term $term ): array {
		return [
			// WordPress stores names as HTML.
			'name'        => html_entity_decode( $term->name, ENT_QUOTES ),
			'slug'        => $term->slug,
			'description' => $term->description,
		];
	}

	/**
	 * @param array<mixed> $posted
	 * @param string       $prefix Of the fields' names.
	 * @return Fields
	 */
	private static function typed( array $posted, string $prefix ): array {
		$text = static fn( string $field ): string => is_string( $posted[ $prefix . $field ] ?? null )
			? trim( str_replace( "\r\n", "\n", mb_scrub( $posted[ $prefix . $field ], 'UTF-8' ) ) )
			: '';
		return [
			'name'        => $text( 'name' ),
			'slug'        => $text( 'slug' ),
			'description' => $text( 'description' ),
		];
	}

	/**
	 * @param array<string, string> $fields
	 */
	private static function changes( array $fields ): TermChanges {
		return new TermChanges( $fields['name'] ?? null, $fields['slug'] ?? null, $fields['description'] ?? null );
	}

	private static function number( mixed $id ): int {
		return is_string( $id ) && 1 === preg_match( '/^\d{1,18}$/D', $id ) ? (int) $id : 0;
	}

	private function find( mixed $id ): ?WP_Term {
		return ( new TermQuery() )->find( Taxonomies::SHIPPING_CLASS, self::number( $id ) );
	}

	private static function address( string $argument, int $id ): string {
		return add_query_arg( $argument, $id, SettingsUrl::of( ZonesSection::TAB, self::ID ) );
	}

	private function repository(): TermRepository {
		return new TermRepository( $this->context );
	}
}
