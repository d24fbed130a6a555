<?php
declare(strict_types=1);

namespace Storewright\Kernel\Home;

/**
 * What a panel of Home shows first, as HTML. The client's panel of the same feature takes its place: same texts, links and classes.
 */
interface HomePanel {

	/**
	 * Where the panel is among the others: the lowest first, in the order of `getFeatureRoutes` of `client/features.ts`.
	 */
	public function position(): int;

	/**
	 * Whether it is in the second column, where there are two.
	 */
	public function is_aside(): bool;

	/**
	 * Chunks of the client whose stylesheets the HTML needs, beside that of Home.
	 *
	 * @return list<string> As in `webpackChunkName`.
	 */
	public function chunks(): array;

	/**
	 * Prints the panel, escaped; nothing where the user has none.
	 *
	 * @param HomeFacts $facts What the page was told anyway: it asks for nothing more.
	 */
	public function print( HomeFacts $facts ): void;
}
