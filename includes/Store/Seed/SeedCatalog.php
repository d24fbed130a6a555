<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

/**
 * The catalog of a seeded shop.
 *
 * Prices end with whole tenths: then percentage coupons come out exact, whatever the rule of rounding.
 */
final class SeedCatalog {

	public const CATEGORIES = [ 'Clothing', 'Homeware', 'Kitchen', 'Stationery', 'Garden', 'Bags', 'Lighting', 'Books', 'Courses' ];

	public const OPTION_NAME = 'Size';

	public const OPTIONS = [ 'Small', 'Medium', 'Large', 'Extra large' ];

	private const QUALITIES = [
		'Amber',
		'Birch',
		'Brass',
		'Classic',
		'Cobalt',
		'Copper',
		'Cotton',
		'Everyday',
		'Field',
		'Folded',
		'Frosted',
		'Harbour',
		'Hazel',
		'Indigo',
		'Ivory',
		'Linen',
		'Little',
		'Lunar',
		'Maple',
		'Midnight',
		'Mossy',
		'Nordic',
		'Oak',
		'Olive',
		'Paper',
		'Pebble',
		'Plain',
		'Quiet',
		'Rustic',
		'Saffron',
		'Slate',
		'Soft',
		'Sunday',
		'Tall',
		'Travel',
		'Velvet',
		'Walnut',
		'Woollen',
	];

	/**
	 * Things of each category.
	 */
	private const THINGS = [
		[ 'Shirt', 'Scarf', 'Jacket', 'Hoodie', 'Socks' ],
		[ 'Vase', 'Blanket', 'Cushion', 'Basket', 'Frame' ],
		[ 'Mug', 'Tea Pot', 'Bowl', 'Pan', 'Board' ],
		[ 'Notebook', 'Pencil Set', 'Planner', 'Card Box', 'Ruler' ],
		[ 'Planter', 'Watering Can', 'Trowel', 'Bird House', 'Bench' ],
		[ 'Tote', 'Backpack', 'Pouch', 'Satchel', 'Wallet' ],
		[ 'Desk Lamp', 'Lantern', 'Candle', 'Shade', 'Night Light' ],
		[ 'Novel', 'Atlas', 'Cookbook', 'Diary', 'Album' ],
		[ 'Workshop', 'Video Course', 'Pattern', 'Guide', 'Print' ],
	];

	private const BOOKS = 7;

	private const COURSES = 8;

	/**
	 * @var list<SeedProduct> Products, variations within.
	 */
	public readonly array $products;

	/**
	 * @var list<SeedProduct> What can be bought: simple products and variations.
	 */
	public readonly array $articles;

	/**
	 * How many posts the products and variations are.
	 */
	public readonly int $posts;

	/**
	 * @param int $seed  The seed.
	 * @param int $count How many products, variations not counted.
	 */
	public function __construct( int $seed, int $count ) {
		$products = [];
		$articles = [];
		$place    = 0;
		for ( $number = 0; $number < $count; $number++ ) {
			$product    = self::product( new RandomSource( "$seed product $number" ), $number, $place );
			$place     += 1 + count( $product->variations );
			$products[] = $product;
			array_push( $articles, ...( [] === $product->variations ? [ $product ] : $product->variations ) );
		}
		$this->products = $products;
		$this->articles = $articles;
		$this->posts    = $place;
	}

	private static function product( RandomSource $dice, int $number, int $place ): SeedProduct {
		$category = $dice->below( count( self::CATEGORIES ) );
		$series   = intdiv( $number, 100 );
		$name     = self::QUALITIES[ $dice->below( count( self::QUALITIES ) ) ]
			. ' '
			. self::THINGS[ $category ][ $dice->below( 5 ) ]
			. ( 0 === $series ? '' : ' ' . ( $series + 1 ) );

		$regular   = 10 * ( 30 + $dice->skewed( 1800, 2.2 ) );
		$price     = $dice->chance( 150 ) ? 10 * intdiv( $regular * 4, 50 ) : $regular;
		$tax_class = self::BOOKS === $category ? 'reduced-rate' : '';
		$virtual   = self::COURSES === $category;
		$sku       = sprintf( 'SW-%05d', $number + 1 );
		$counted   = $dice->chance( 400 ) && ! $virtual;
		if ( $category > 1 || ! $dice->chance( 600 ) ) {
			return new SeedProduct(
				$place,
				-1,
				$name,
				'',
				$sku,
				$regular,
				$price,
				$tax_class,
				$virtual,
				$counted ? $dice->below( 400 ) : null,
				$category
			);
		}
		$variations = [];
		foreach ( self::OPTIONS as $i => $option ) {
			$more         = 150 * $i;
			$variations[] = new SeedProduct(
				$place + 1 + $i,
				$place,
				"$name - $option",
				$option,
				"$sku-" . ( $i + 1 ),
				$regular + $more,
				$price + $more,
				$tax_class,
				false,
				$counted ? $dice->below( 200 ) : null,
				$category
			);
		}
		return new SeedProduct( $place, -1, $name, '', $sku, $regular, $price, $tax_class, false, null, $category, $variations );
	}
}
