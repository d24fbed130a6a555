<?php
/**
 * Puts the classes that a saved order needs beside WooCommerce into one file of a plugin's folder, includes/sale.php: to look for some 60
 * files takes PHP longer than to run most of what is in them. Each class is declared where it is not there already, and stays in its own
 * file as well, from which whatever else needs it loads it.
 *
 * Usage: php bin/sale-file.php FOLDER, once the libraries are prefixed and the class map is made.
 *
 * @package Storewright
 */

declare(strict_types=1);

/**
 * What a new order's save loads, without what each page has. An interface comes before the classes that have it.
 */
const STOREWRIGHT_OF_SALES = [
	'Kernel/Module',
	'Kernel/HasTables',
	'Kernel/Installs',
	'Kernel/Uninstalls',
	'Shop/ReportWriter',
	'Shop/Shop',
	'Kernel/Context',
	'Kernel/Log',
	'Kernel/Clock',
	'Kernel/Options',
	'Kernel/Loader',
	'Kernel/ExternalWrites',
	'Kernel/SwitchedSite',
	'Kernel/Events',
	'Kernel/GuardedListener',
	'Kernel/Installer',
	'Assets/Assets',
	'Database/AnyTransaction',
	'Database/Connection',
	'Database/ConnectionGuard',
	'Database/DateColumn',
	'Database/Lock',
	'Database/OneStatement',
	'Database/PendingStatement',
	'Database/Transactions',
	'Companion/Events/Bridge',
	'Companion/Events/OrderEvents',
	'Companion/Events/ProductEvents',
	'Companion/Events/RefundEvents',
	'Companion/Events/SalesEventsModule',
	'Companion/Orders/ForgetHistoryModule',
	'Companion/Orders/OrderType',
	'Companion/Reports/AnonymizedOrders',
	'Companion/Reports/CustomerFacts',
	'Companion/Reports/Customers',
	'Companion/Reports/FollowOrdersModule',
	'Companion/Reports/OrderCoupons',
	'Companion/Reports/OrderReports',
	'Companion/Reports/PendingOrders',
	'Companion/Reports/Tables',
	'Companion/Reports/WooCommerceFacts',
	'Companion/Shop/WooCommerceShop',
	'Admin/Notes/ShopNotes',
	'Shop/ReportTables',
	'Shop/Reports/CategoriesModule',
	'Shop/Reports/CountedStatuses',
	'Shop/Reports/CustomerCheck',
	'Shop/Reports/CustomerSums',
	'Shop/Reports/DayTotals',
	'Shop/Reports/Exact',
	'Shop/Reports/FirstMonths',
	'Shop/Reports/HeldCustomer',
	'Shop/Reports/ItemFacts',
	'Shop/Reports/ItemSums',
	'Shop/Reports/OrderFacts',
	'Shop/Reports/OrderFamily',
	'Shop/Reports/ReportRows',
	'Shop/Reports/ReturningCustomers',
	'Shop/Reports/RowInsertion',
	'Shop/Reports/RowStore',
	'Shop/Reports/SumWriter',
];

/**
 * A class's file without comments, to be read after others: the class is declared unless it is there.
 *
 * @param string $file
 */
function storewright_part_of_sales( string $file ): string {
	$source = php_strip_whitespace( $file );
	$parts  = '/^<\?php\s+declare\(strict_types=1\);\s*(namespace [\w\\\\]+;(?:\s*use [^;]+;)*)\s*((?:final )?(?:class|interface) (\w+)\b.*)$/s';
	if ( 1 !== preg_match( $parts, $source, $found ) ) {
		throw new RuntimeException( "$file does not have one class alone." );
	}
	$is_there = "class_exists( {$found[3]}::class, false ) || interface_exists( {$found[3]}::class, false )";
	return "{$found[1]}\nif ( ! ( $is_there ) ) {\n{$found[2]}\n}\n";
}

$storewright_folder = $argv[1] ?? '';
// Comments for PHP_CodeSniffer went with the others: each class is checked in its own file.
$storewright_source = "<?php // phpcs:ignoreFile -- Made of files that are checked.\ndeclare(strict_types=1);\nnamespace Storewright;\n"
	. "\\defined( 'ABSPATH' ) || exit;\n";
foreach ( STOREWRIGHT_OF_SALES as $storewright_name ) {
	$storewright_source .= storewright_part_of_sales( "$storewright_folder/includes/$storewright_name.php" );
}
file_put_contents( "$storewright_folder/includes/sale.php", $storewright_source );
