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

	private const LOCK = 'storewright_design';

	private readonly SiteWrites $site;

	private readonly ChangeStore $store;

	public function __construct( private readonly Context $context, private readonly PatternLibrary $patterns ) {
		$this->site  = new SiteWrites();
		$this->store = new ChangeStore( $context->options );
	}

	/**
	 * What was applied and is in use as it was, by place.
	 *
	 * @return array<string, PatternChange>
	 */
	public function applied(): array {
		$applied = [];
		foreach ( Place::cases() as $place ) {
			$change = $this->store->get( $place );
			if ( null !== $change && $this->is_untouched( $place, $change ) ) {
				$applied[ $place->value ] = $change;
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
	 * @param Place  $place
	 * @param string $id    Of the change that is meant.
	 * @throws DomainError If nothing was applied, it was changed since, or something else was applied since: nothing has changed then.
	 */
	public function undo( Place $place, string $id ): void {
		$this->context->database->lock(
			self::LOCK,
			function () use ( $place, $id ): void {
				$change = $this->store->get( $place ) ?? throw new NotFound(
					'storewright_design_nothing_to_undo',
					__( 'No pattern is in use here now: there is nothing to undo.', 'storewright' )
				);
				if ( $change->id !== $id ) {
					throw new Conflict(
						'storewright_design_other_pattern',
						/* translators: %s: name of a pattern. */
						sprintf( __( '“%s” was applied in the meantime and is in use now. It was not taken back.', 'storewright' ), $this->title( $change ) )
					);
				}
				if ( ! $this->is_untouched( $place, $change ) ) {
					throw new Conflict(
						'storewright_design_changed',
						__( 'Somebody changed the page since the pattern was applied. Edit it in the editor instead.', 'storewright' )
					);
				}
				Place::Front === $place ? $this->undo_front( $change ) : $this->undo_template( $place, $change );
				$this->store->set( $place, null );
			}
		);
	}

	private function title( PatternChange $change ): string {
		foreach ( $this->patterns->all() as $pattern ) {
			if ( $pattern->id === $change->pattern ) {
				return $pattern->title;
			}
		}
		return $change->pattern;
	}

	private function apply_front( Pattern $pattern ): void {
		$change = $this->store->get( Place::Front );
		$again  = null !== $change && $this->is_untouched( Place::Front, $change );
		$before = $again ? $change->before : [
			'show'  => $this->context->options->string( 'show_on_front', 'posts' ),
			'front' => (int) $this->context->options->string( 'page_on_front', '0' ),
		];
		$page   = $this->site->create_page( $pattern->title, $pattern->content, ( new FrontTemplate() )->slug() );
		try {
			$this->site->set_front( 'page', $page );
		} catch ( DomainError $error ) {
			wp_delete_post( $page, true );
			throw $error;
		}
		$written = (string) get_post_field( 'post_content', $page, 'raw' );
		$this->store->set( Place::Front, PatternChange::made( $pattern, $page, $written, $before ) );
		if ( $again ) {
			wp_trash_post( $change->post );
		}
	}

	private function undo_front( PatternChange $change ): void {
		$front = is_numeric( $change->before['front'] ?? null ) ? (int) $change->before['front'] : 0;
		$page  = 'page' === ( $change->before['show'] ?? 'posts' ) && 'publish' === get_post_status( $front );
		$this->site->set_front( $page ? 'page' : 'posts', $page ? $front : 0 );
		wp_trash_post( $change->post );
	}

	private function apply_template( Pattern $pattern ): void {
		$template = $this->template( $pattern->place ) ?? throw new Conflict(
			'storewright_design_no_template',
			__( 'This theme has no template to change. Choose a block theme first.', 'storewright' )
		);
		$change   = $this->store->get( $pattern->place );
		$before   = null !== $change && $this->is_untouched( $pattern->place, $change ) ? $change->before : [
			'is_own'  => 'custom' === $template->source,
			'content' => $template->content,
		];
		$this->write_template( $template, $pattern->content );
		$written = $this->template( $pattern->place )->content ?? '';
		$this->store->set( $pattern->place, PatternChange::made( $pattern, 0, $written, $before ) );
	}

	private function undo_template( Place $place, PatternChange $change ): void {
		$template = $this->template( $place );
		if ( null === $template ) {
			return;
		}
		$content = $change->before['content'] ?? '';
		if ( true === ( $change->before['is_own'] ?? false ) && is_string( $content ) ) {
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
	 */
	private function is_untouched( Place $place, PatternChange $change ): bool {
		if ( Place::Front !== $place ) {
			$template = $this->template( $place );
			return null !== $template && 'custom' === $template->source && $change->wrote( $template->content );
		}
		return 'page' === $this->context->options->string( 'show_on_front' )
			&& (int) $this->context->options->string( 'page_on_front' ) === $change->post
			&& $change->wrote( (string) get_post_field( 'post_content', $change->post, 'raw' ) );
	}
}
