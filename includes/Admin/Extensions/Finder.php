<?php
declare(strict_types=1);

namespace Storewright\Admin\Extensions;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Errors\Unavailable;
use Storewright\Kernel\PluginDirectory;
use WP_Error;

/**
 * Finds extensions: in the catalog, and in WordPress's plugin directory where the owner allowed it. Without that no request leaves the
 * site.
 *
 * @phpstan-type Found array{extensions: list<Extension>, total: int, pages: int, failure: string}
 */
final class Finder {

	/**
	 * Beyond it nobody looks, and the plugin directory answers nothing.
	 */
	private const LAST_PAGE = 100;

	public function __construct(
		private readonly Context $context,
		private readonly Catalog $catalog,
		private readonly Directory $directory
	) {}

	/**
	 * What the current user can find.
	 */
	public function access(): Access {
		$settings = $this->context->shop()->settings();
		return match ( true ) {
			! $settings->allows_suggestions()         => Access::Off,
			! current_user_can( 'install_plugins' )   => Access::NotAllowed,
			$settings->allows_tracking()              => Access::Directory,
			default                                   => Access::Catalog,
		};
	}

	/**
	 * The categories of the catalog, in its order, with how many extensions each has.
	 *
	 * @return list<array{slug: string, name: string, count: int}>
	 */
	public function categories(): array {
		$categories = [];
		foreach ( $this->is_open() ? $this->catalog->usable() : [] as $one ) {
			$categories[ $one->category ] ??= [
				'slug'  => $one->category,
				'name'  => $one->category_name,
				'count' => 0,
			];
			++$categories[ $one->category ]['count'];
		}
		return array_values( $categories );
	}

	/**
	 * Finds extensions by words, by category, or all of the catalog. Those of the catalog come first.
	 *
	 * @param string $search   Words, '' for any.
	 * @param string $category Slug of a category, '' for any.
	 * @param int    $page     From 1 on.
	 * @return Found
	 * @throws InvalidInput If there is no such category: nobody is asked for it.
	 * @throws NotFound     If there is no such page.
	 */
	public function find( string $search, string $category, int $page ): array {
		if ( '' !== $category && $this->is_open() && ! in_array( $category, array_column( $this->categories(), 'slug' ), true ) ) {
			/* translators: %s: what was asked for. */
			$reason = sprintf( __( 'There is no category “%s” of extensions.', 'storewright' ), Quote::of( $category ) );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'category' => $reason ] );
		}
		$found = $page > self::LAST_PAGE ? null : $this->page( $search, $category, $page );
		if ( null === $found || ( $page > $found['pages'] && '' === $found['failure'] ) ) {
			throw new NotFound(
				'storewright_rest_no_page',
				/* translators: %s: number of a page. */
				sprintf( __( 'There is no page %s of these extensions.', 'storewright' ), number_format_i18n( $page ) )
			);
		}
		return $found;
	}

	/**
	 * @return Found
	 */
	private function page( string $search, string $category, int $page ): array {
		$own   = 1 === $page ? $this->of_catalog( $search, $category ) : [];
		$found = [
			'extensions' => $own,
			'total'      => count( $this->of_catalog( $search, $category ) ),
			'pages'      => 1,
			'failure'    => '',
		];
		if ( Access::Directory !== $this->access() || '' === $search . $category ) {
			return $found;
		}
		$answer = $this->directory->search( trim( '' === $search ? '' : "$search $category" ), $category, $page );
		if ( $answer instanceof WP_Error ) {
			return [ 'failure' => $this->failure( $answer ) ] + $found;
		}
		$known = array_map( static fn( Extension $one ): string => $one->slug, $this->catalog->all() );
		foreach ( $answer['plugins'] as $plugin ) {
			$one = Extension::of_directory( $plugin );
			if ( null !== $one && ! in_array( $one->slug, $known, true ) && $this->catalog->runs_here( $one ) ) {
				$found['extensions'][] = $one;
			}
		}
		return [
			'total' => $found['total'] + $answer['total'],
			'pages' => max( 1, $answer['pages'] ),
		] + $found;
	}

	/**
	 * One extension with what is known of it.
	 *
	 * @param string $slug
	 * @return array{extension: Extension, facts: array<mixed>, failure: string} What the directory knows of it, as far as it was asked.
	 * @throws NotFound    If there is no such extension here.
	 * @throws Unavailable If only the directory has it, and does not answer.
	 */
	public function one( string $slug ): array {
		$own     = $this->is_open() ? $this->catalog->find( $slug ) : null;
		$missing = new NotFound(
			'storewright_rest_no_extension',
			/* translators: %s: slug of a plugin. */
			sprintf( __( 'There is no extension “%s” to be found here.', 'storewright' ), Quote::of( $slug ) )
		);
		if ( ! Extension::is_slug( $slug ) ) {
			throw $missing;
		}
		if ( Access::Directory !== $this->access() || false === $own?->is_installable ) {
			return null === $own ? throw $missing : [
				'extension' => $own,
				'facts'     => [],
				'failure'   => '',
			];
		}
		$answer = $this->directory->plugin( $slug );
		$failed = $answer instanceof WP_Error ? $this->failure( $answer ) : '';
		$facts  = $answer instanceof WP_Error ? [] : $answer;
		$other  = Extension::of_directory( $facts );
		if ( null === $own && null === $other ) {
			throw '' === $failed || 404 === $this->status( $answer ) ? $missing : new Unavailable( 'storewright_directory_failed', $failed );
		}
		return [
			'extension' => $own ?? $other ?? throw $missing,
			'facts'     => $facts,
			'failure'   => $failed,
		];
	}

	/**
	 * Whether there is anything to find.
	 */
	public function is_open(): bool {
		return in_array( $this->access(), [ Access::Catalog, Access::Directory ], true );
	}

	/**
	 * @return list<Extension>
	 */
	private function of_catalog( string $search, string $category ): array {
		$words = preg_split( '/\s+/u', mb_strtolower( trim( $search ) ), -1, PREG_SPLIT_NO_EMPTY );
		$words = false === $words ? [] : $words;
		return array_values(
			array_filter(
				$this->is_open() ? $this->catalog->usable() : [],
				static fn( Extension $one ): bool => ( '' === $category || $category === $one->category ) && $one->has( $words )
			)
		);
	}

	private function failure( WP_Error $error ): string {
		return sprintf(
			/* translators: %s: why, a sentence. */
			__( 'The WordPress plugin directory could not be searched: %s', 'storewright' ),
			PluginDirectory::plain( $error->get_error_message() )
		);
	}

	/**
	 * @param array<mixed>|WP_Error $answer
	 */
	private function status( array|WP_Error $answer ): int {
		$data = $answer instanceof WP_Error ? $answer->get_error_data() : null;
		return is_array( $data ) && is_int( $data['status'] ?? null ) ? $data['status'] : 0;
	}
}
