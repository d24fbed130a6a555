<?php
declare(strict_types=1);

namespace Storewright\Admin\StoreDesign\Patterns;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Errors\NotFound;
use WP_Block_Template;

/**
 * Applies patterns, one at a time, and takes them back: what was there before is kept until then.
 */
final class PatternChanges {

	/**
	 * By place: `pattern`, `post` (the page), `hash` of what was written, and `before`.
	 */
	public const OPTION = 'storewright_design_changes';

	private const LOCK = 'storewright_design';

	private readonly SiteWrites $site;

	public function __construct( private readonly Context $context ) {
		$this->site = new SiteWrites();
	}

	/**
	 * Ids of the patterns that are in use as they were applied, by place.
	 *
	 * @return array<string, string>
	 */
	public function applied(): array {
		$applied = [];
		foreach ( Place::cases() as $place ) {
			$change = $this->change_of( $place );
			if ( null !== $change && $this->is_untouched( $place, $change ) ) {
				$applied[ $place->value ] = $change['pattern'];
			}
		}
		return $applied;
	}

	/**
	 * Whether patterns of a place can be used: those of products are templates, which take a block theme.
	 *
	 * @param Place $place
	 */
	public function can_apply( Place $place ): bool {
		return Place::Front === $place
			? current_user_can( 'publish_pages' ) && current_user_can( 'manage_options' )
			: current_user_can( 'edit_theme_options' ) && null !== $this->template( $place );
	}

	/**
	 * Applies a pattern: the front page becomes a new page, the shop or the product gets the pattern as its template.
	 *
	 * @param Pattern $pattern
	 * @throws DomainError If it can't be written: nothing has changed then.
	 */
	public function apply( Pattern $pattern ): void {
		$this->context->database->lock(
			self::LOCK,
			fn() => Place::Front === $pattern->place ? $this->apply_front( $pattern ) : $this->apply_template( $pattern )
		);
	}

	/**
	 * Takes back what was applied.
	 *
	 * @param Place $place
	 * @throws DomainError If nothing was applied, or it was changed since.
	 */
	public function undo( Place $place ): void {
		$this->context->database->lock(
			self::LOCK,
			function () use ( $place ): void {
				$change = $this->change_of( $place );
				if ( null === $change ) {
					throw new NotFound( 'storewright_design_nothing_to_undo', __( 'There is nothing to undo.', 'storewright' ) );
				}
				if ( ! $this->is_untouched( $place, $change ) ) {
					throw new Conflict(
						'storewright_design_changed',
						__( 'Somebody changed the page since the pattern was applied. Edit it in the editor instead.', 'storewright' )
					);
				}
				Place::Front === $place ? $this->undo_front( $change ) : $this->undo_template( $place, $change );
				$this->keep( $place, null );
			}
		);
	}

	private function apply_front( Pattern $pattern ): void {
		$change = $this->change_of( Place::Front );
		$again  = null !== $change && $this->is_untouched( Place::Front, $change );
		$before = $again ? $change['before'] : [
			'show'  => $this->context->options->string( 'show_on_front', 'posts' ),
			'front' => (int) $this->context->options->string( 'page_on_front', '0' ),
		];
		$page   = $this->site->create_page( $pattern->title, $pattern->content );
		try {
			$this->site->set_front( 'page', $page );
		} catch ( DomainError $error ) {
			wp_delete_post( $page, true );
			throw $error;
		}
		$this->keep( Place::Front, $pattern, $page, (string) get_post_field( 'post_content', $page, 'raw' ), $before );
		if ( $again ) {
			wp_trash_post( $change['post'] );
		}
	}

	/**
	 * @param array{pattern: string, post: int, hash: string, before: array<mixed>} $change
	 */
	private function undo_front( array $change ): void {
		$front = is_numeric( $change['before']['front'] ?? null ) ? (int) $change['before']['front'] : 0;
		$page  = 'page' === ( $change['before']['show'] ?? 'posts' ) && 'publish' === get_post_status( $front );
		$this->site->set_front( $page ? 'page' : 'posts', $page ? $front : 0 );
		wp_trash_post( $change['post'] );
	}

	private function apply_template( Pattern $pattern ): void {
		$template = $this->template( $pattern->place ) ?? throw new Conflict(
			'storewright_design_no_template',
			__( 'This theme has no template to change. Choose a block theme first.', 'storewright' )
		);
		$change   = $this->change_of( $pattern->place );
		$before   = null !== $change && $this->is_untouched( $pattern->place, $change ) ? $change['before'] : [
			'is_own'  => 'custom' === $template->source,
			'content' => $template->content,
		];
		$this->write_template( $template, $pattern->content );
		$this->keep( $pattern->place, $pattern, 0, $this->template( $pattern->place )->content ?? '', $before );
	}

	/**
	 * @param array{pattern: string, post: int, hash: string, before: array<mixed>} $change
	 */
	private function undo_template( Place $place, array $change ): void {
		$template = $this->template( $place );
		if ( null === $template ) {
			return;
		}
		$content = $change['before']['content'] ?? '';
		if ( true === ( $change['before']['is_own'] ?? false ) && is_string( $content ) ) {
			$this->write_template( $template, $content );
		} else {
			// What the owner never changed is the theme's or the plugin's again.
			$this->site->send( 'DELETE', '/wp/v2/templates/' . $template->id, [ 'force' => true ] );
		}
	}

	private function write_template( WP_Block_Template $template, string $content ): void {
		$this->site->send( 'POST', '/wp/v2/templates/' . $template->id, [ 'content' => $content ] );
	}

	private function template( Place $place ): ?WP_Block_Template {
		// Those that plugins register have their names as keys.
		return wp_is_block_theme() ? array_values( get_block_templates( [ 'slug__in' => [ $place->template() ] ] ) )[0] ?? null : null;
	}

	/**
	 * Whether a place is as it was left.
	 *
	 * @param Place                                                                 $place
	 * @param array{pattern: string, post: int, hash: string, before: array<mixed>} $change
	 */
	private function is_untouched( Place $place, array $change ): bool {
		if ( Place::Front !== $place ) {
			$template = $this->template( $place );
			return null !== $template && 'custom' === $template->source && self::hash( $template->content ) === $change['hash'];
		}
		return 'page' === $this->context->options->string( 'show_on_front' )
			&& (int) $this->context->options->string( 'page_on_front' ) === $change['post']
			&& self::hash( (string) get_post_field( 'post_content', $change['post'], 'raw' ) ) === $change['hash'];
	}

	/**
	 * @return array{pattern: string, post: int, hash: string, before: array<mixed>}|null
	 */
	private function change_of( Place $place ): ?array {
		$change = $this->context->options->array( self::OPTION )[ $place->value ] ?? null;
		if ( ! is_array( $change ) || ! is_string( $change['pattern'] ?? null ) || ! is_string( $change['hash'] ?? null ) ) {
			return null;
		}
		return is_array( $change['before'] ?? null ) ? [
			'pattern' => $change['pattern'],
			'post'    => is_numeric( $change['post'] ?? null ) ? (int) $change['post'] : 0,
			'hash'    => $change['hash'],
			'before'  => $change['before'],
		] : null;
	}

	/**
	 * @param array<mixed> $before
	 */
	private function keep( Place $place, ?Pattern $pattern, int $post = 0, string $content = '', array $before = [] ): void {
		$this->context->options->change(
			self::OPTION,
			static function ( array $changes ) use ( $place, $pattern, $post, $content, $before ): array {
				unset( $changes[ $place->value ] );
				return null === $pattern ? $changes : $changes + [
					$place->value => [
						'pattern' => $pattern->id,
						'post'    => $post,
						'hash'    => self::hash( $content ),
						'before'  => $before,
					],
				];
			}
		);
	}

	private static function hash( string $content ): string {
		return hash( 'sha256', $content );
	}
}
