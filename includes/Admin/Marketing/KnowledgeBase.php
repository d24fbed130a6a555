<?php
declare(strict_types=1);

namespace Storewright\Admin\Marketing;

use Storewright\Kernel\Context;

/**
 * Articles about marketing, from a list that comes with the plugin. Nothing is asked of another server; an article is opened
 * by a click.
 */
final class KnowledgeBase {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Returns the articles of a category.
	 *
	 * @param string $category Such as `marketing` or `coupons`; '' for all.
	 * @return list<array{title: string, text: string, link: string}>
	 */
	public function articles( string $category = '' ): array {
		/**
		 * Filters the articles of the marketing overview.
		 *
		 * @param list<array{category: string, title: string, text: string, link: string}> $articles `link` is an address with https.
		 */
		$entries = apply_filters( 'storewright_marketing_articles', require __DIR__ . '/articles.php' );
		$found   = [];
		foreach ( is_array( $entries ) ? $entries : [] as $entry ) {
			$article = $this->article( $entry );
			if ( null !== $article && ( '' === $category || $category === $article['category'] ) ) {
				unset( $article['category'] );
				$found[] = $article;
			}
		}
		return $found;
	}

	/**
	 * @return array{category: string, title: string, text: string, link: string}|null
	 */
	private function article( mixed $entry ): ?array {
		$text = static fn( string $name ): string => is_array( $entry ) && is_string( $entry[ $name ] ?? null ) ? $entry[ $name ] : '';
		$link = sanitize_url( $text( 'link' ), [ 'https' ] );
		if ( '' === $text( 'category' ) || '' === $text( 'title' ) || ! str_starts_with( $link, 'https://' ) ) {
			$this->context->log->error(
				'An article was left out: it needs a category, a title and a link with https.',
				[ 'entry' => $entry ]
			);
			return null;
		}
		return [
			'category' => $text( 'category' ),
			'title'    => $text( 'title' ),
			'text'     => $text( 'text' ),
			'link'     => $link,
		];
	}
}
