<?php
/**
 * A product's page in a classic theme without a template of its own for products.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

get_header();
?>
<main id="primary" class="site-main storewright-product">
	<?php
	while ( have_posts() ) :
		the_post();
		?>
		<article id="post-<?php the_ID(); ?>" <?php post_class(); ?>>
			<header class="entry-header"><?php the_title( '<h1 class="entry-title">', '</h1>' ); ?></header>
			<div class="entry-content">
				<?php
				the_post_thumbnail( 'large' );
				// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The blocks' own HTML.
				echo do_blocks( '<!-- wp:storewright/product-details /-->' );
				the_content();
				?>
			</div>
		</article>
	<?php endwhile; ?>
</main>
<?php
get_footer();
