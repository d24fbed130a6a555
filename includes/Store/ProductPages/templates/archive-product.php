<?php
/**
 * The shop, and the pages of product categories, tags and brands, in a classic theme without templates of its own for them.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

get_header();
?>
<main id="primary" class="site-main storewright-products">
	<header class="page-header"><h1 class="page-title"><?php is_post_type_archive() ? post_type_archive_title() : single_term_title(); ?></h1></header>
	<?php if ( have_posts() ) : ?>
		<ul style="display:grid;grid-template-columns:repeat(auto-fill,minmax(14rem,1fr));gap:2rem;margin:0;padding:0;list-style:none">
			<?php
			while ( have_posts() ) :
				the_post();
				?>
				<li <?php post_class(); ?>>
					<a href="<?php the_permalink(); ?>"><?php the_post_thumbnail( 'medium' ); ?><h2 class="entry-title"><?php the_title(); ?></h2></a>
					<?php
					// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The block's own HTML.
					echo do_blocks( '<!-- wp:storewright/product-price /-->' );
					?>
				</li>
			<?php endwhile; ?>
		</ul>
		<?php
		the_posts_pagination();
	else :
		?>
		<p><?php esc_html_e( 'No products found', 'storewright' ); ?></p>
	<?php endif; ?>
</main>
<?php
get_footer();
