<?php
declare(strict_types=1);

namespace Storewright\Screens\Attributes;

use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Screens\Forms\FieldMerge;
use Storewright\Screens\Forms\ScreenPage;
use Storewright\Store\Attributes\Attribute;
use Storewright\Store\Attributes\AttributeQuery;
use Storewright\Store\Attributes\AttributeRepository;
use Storewright\Store\Attributes\AttributeUse;
use Storewright\Store\Products\Import\InternalRequests;
use Storewright\Store\Terms\Taxonomies;
use WP_Error;

/**
 * Products → Attributes: all of them with the form of a new one, with `edit=…` the form of one, with `delete=…` the question whether to
 * delete it. What is saved goes over `wc/v3`.
 *
 * @phpstan-import-type Fields from AttributeFields
 */
final class AttributesPage extends ScreenPage {

	/**
	 * WooCommerce's name of the page.
	 */
	public const SLUG = 'product_attributes';

	public const MENU = 'edit.php?post_type=product';

	private const PATH = '/products/attributes';

	/**
	 * The attribute that the address names; null for the list.
	 */
	private ?Attribute $attribute = null;

	private bool $is_question = false;

	/**
	 * @var Fields|null What was typed.
	 */
	private ?array $typed = null;

	/**
	 * @var Fields|null What it is compared with.
	 */
	private ?array $before = null;

	/**
	 * @var array<string, string> What is wrong, by field.
	 */
	private array $errors = [];

	private string $failure = '';

	private string $done = '';

	/**
	 * The page's name in the address.
	 */
	public function slug(): string {
		return self::SLUG;
	}

	/**
	 * Its title.
	 */
	public function title(): string {
		return match ( true ) {
			null === $this->attribute => __( 'Attributes', 'storewright' ),
			/* translators: %s: name of an attribute of products. */
			$this->is_question        => sprintf( __( 'Delete the attribute “%s”?', 'storewright' ), $this->attribute->label ),
			default                   => __( 'Edit attribute', 'storewright' ),
		};
	}

	protected function capability(): string {
		return Taxonomies::CAPABILITIES['manage_terms'];
	}

	protected function parent(): string {
		return self::MENU;
	}

	/**
	 * The nonce of a form.
	 *
	 * @param string $what `save` or `delete`.
	 * @param int    $id   0 for a new attribute.
	 */
	public static function nonce( string $what, int $id ): string {
		return self::SLUG . "-$what-$id";
	}

	/**
	 * Shows the list, a form or the question, or does what is asked for.
	 *
	 * @param array<mixed>      $query
	 * @param array<mixed>|null $posted
	 */
	public function respond( array $query, ?array $posted ): ?string {
		$this->is_question = isset( $query['delete'] );
		$this->done        = null === $posted && is_string( $query['done'] ?? null ) ? $query['done'] : '';
		$named             = $query[ $this->is_question ? 'delete' : 'edit' ] ?? null;
		$id                = self::number( $named );
		$right             = match ( true ) {
			$this->is_question => 'delete_terms',
			null !== $posted, null !== $named => 'edit_terms',
			default => 'manage_terms',
		};
		if ( ! current_user_can( Taxonomies::CAPABILITIES[ $right ] ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to manage attributes.', 'storewright' ), '', [ 'response' => 403 ] );
		}
		if ( null !== $posted ) {
			check_admin_referer( self::nonce( $this->is_question ? 'delete' : 'save', $id ) );
		}
		$this->attribute = $this->query()->stored( $id );
		if ( null !== $named && null === $this->attribute && ( 0 === $id || null === $posted ) ) {
			/* translators: %s: id of an attribute. */
			wp_die( esc_html( sprintf( __( 'There is no attribute “%s”.', 'storewright' ), is_string( $named ) ? $named : '' ) ), '', [ 'response' => 404 ] );
		}
		if ( null === $posted ) {
			return null;
		}
		try {
			return $this->is_question ? $this->delete( $id ) : $this->save( $id, $posted );
		} catch ( NotFound ) {
			$this->attribute = null;
			$this->failure   = $this->is_question
				? __( 'Someone else deleted this attribute in the meantime.', 'storewright' )
				: __( 'Someone else deleted this attribute in the meantime. What you typed is below, as a new attribute.', 'storewright' );
		} catch ( Conflict $failure ) {
			$this->failure = $failure->getMessage();
		}
		return null;
	}

	/**
	 * Prints the page.
	 */
	public function render(): void {
		echo '<div class="wrap storewright storewright-catalog storewright-attributes">';
		$this->render_heading();
		self::render_notice(
			match ( $this->done ) {
				'created' => __( 'Attribute added. Now give it terms: “Configure terms”.', 'storewright' ),
				'saved'   => __( 'Attribute saved.', 'storewright' ),
				'deleted' => __( 'Attribute deleted.', 'storewright' ),
				default   => '',
			}
		);
		if ( null !== $this->attribute && $this->is_question ) {
			self::render_notice( $this->failure, true );
			( new DeleteQuestion( new AttributeUse( $this->context->database ) ) )->render(
				$this->attribute,
				$this->url( [ 'delete' => $this->attribute->id ] ),
				$this->url()
			);
		} elseif ( null !== $this->attribute ) {
			$this->render_form( $this->url( [ 'edit' => $this->attribute->id ] ) );
			printf( '<p><a href="%s">%s</a></p>', esc_url( $this->url() ), esc_html__( 'All attributes', 'storewright' ) );
		} else {
			$this->render_list();
		}
		echo '</div>';
	}

	/**
	 * Address of WordPress's page of an attribute's terms.
	 *
	 * @param Attribute $attribute
	 */
	public static function terms_url( Attribute $attribute ): string {
		return add_query_arg(
			[
				'taxonomy'  => rawurlencode( $attribute->taxonomy ),
				'post_type' => 'product',
			],
			admin_url( 'edit-tags.php' )
		);
	}

	private function render_list(): void {
		$table = new AttributeTable( $this, new AttributeUse( $this->context->database ) );
		if ( ! current_user_can( Taxonomies::CAPABILITIES['edit_terms'] ) ) {
			self::render_notice( $this->failure, true );
			$table->render( $this->query()->all() );
			return;
		}
		printf(
			'<p>%s</p>',
			esc_html__( 'What products have in common and customers choose by, such as color or size. Each attribute has terms, such as red and blue.', 'storewright' )
		);
		// The form comes first, as on WordPress's own pages of terms.
		echo '<div id="col-container" class="wp-clearfix"><div id="col-left"><div class="col-wrap">';
		$this->render_form( $this->url() );
		echo '</div></div><div id="col-right"><div class="col-wrap">';
		$table->render( $this->query()->all() );
		echo '</div></div></div>';
	}

	private function render_form( string $url ): void {
		$current = AttributeFields::of( $this->attribute );
		$form    = new AttributeForm( $this->typed ?? $current, $this->before ?? $current, $this->errors );
		$form->render( $this->attribute, $url, $this->failure );
	}

	/**
	 * Writes what was typed.
	 *
	 * @param int          $id     0 for a new attribute.
	 * @param array<mixed> $posted
	 * @throws NotFound If the attribute is gone.
	 * @throws Conflict If somebody else writes attributes for too long.
	 */
	private function save( int $id, array $posted ): ?string {
		$blank       = AttributeFields::of( null );
		$this->typed = AttributeFields::typed( $posted, $blank );
		if ( 0 === $id ) {
			$fields = new AttributeFields();
			$body   = $fields->added( $this->typed );
			return $this->is_written( $fields, $this->typed, 'POST', self::PATH, $body ) ? $this->url( [ 'done' => 'created' ] ) : null;
		}
		$before = AttributeFields::typed( is_array( $posted['before'] ?? null ) ? $posted['before'] : [], $blank );
		$typed  = AttributeFields::typed( $posted, $before );
		$next   = [
			'edit' => $id,
			'done' => 'saved',
		];

		$is_changed = $this->context->database->lock( 'product_attributes', fn() => $this->is_changed( $id, $typed, $before ) );
		return $is_changed ? $this->url( $next ) : null;
	}

	/**
	 * Writes what was changed, while nobody else writes attributes.
	 *
	 * @param int    $id
	 * @param Fields $typed
	 * @param Fields $before What the form showed.
	 * @throws NotFound If the attribute is gone.
	 */
	private function is_changed( int $id, array $typed, array $before ): bool {
		$this->attribute = $this->query()->stored( $id ) ?? throw AttributeRepository::missing();
		$current         = AttributeFields::of( $this->attribute );
		$this->before    = $current;
		$this->typed     = FieldMerge::again( $typed, $before, $current );
		$fields          = new AttributeFields();
		$body            = $fields->changes( $typed, $before, $current );
		return $this->is_written( $fields, $typed, 'PUT', self::PATH . "/$id", $body );
	}

	/**
	 * Sends what a form asks for, unless something is wrong with it or nothing was changed, and keeps what is wrong.
	 *
	 * @param AttributeFields            $fields
	 * @param Fields                     $typed
	 * @param string                     $method
	 * @param string                     $path
	 * @param array<string, string|bool> $body
	 */
	private function is_written( AttributeFields $fields, array $typed, string $method, string $path, array $body ): bool {
		$this->errors = $fields->errors;
		if ( [] !== $this->errors || [] === $body ) {
			return [] === $this->errors;
		}
		$answer = ( new InternalRequests( $this->context ) )->write( $method, $path, $body );
		if ( ! $answer instanceof WP_Error ) {
			return true;
		}
		$this->failure = $fields->refuse( $answer, $typed ) ? '' : $answer->get_error_message();
		$this->errors  = $fields->errors;
		return false;
	}

	/**
	 * @throws NotFound If the attribute is gone.
	 */
	private function delete( int $id ): ?string {
		if ( null === $this->attribute ) {
			throw AttributeRepository::missing();
		}
		$answer = ( new InternalRequests( $this->context ) )->write( 'DELETE', self::PATH . "/$id", [ 'force' => true ] );
		if ( ! $answer instanceof WP_Error ) {
			return $this->url( [ 'done' => 'deleted' ] );
		}
		if ( null === $this->query()->stored( $id ) ) {
			throw AttributeRepository::missing();
		}
		$this->failure = $answer->get_error_message();
		return null;
	}

	private static function number( mixed $id ): int {
		return is_string( $id ) && 1 === preg_match( '/^\d{1,18}$/D', $id ) ? (int) $id : 0;
	}

	private function query(): AttributeQuery {
		return new AttributeQuery( $this->context );
	}
}
