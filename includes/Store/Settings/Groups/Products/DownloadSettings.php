<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Groups\Products;

use Storewright\Store\Downloads\DownloadHandler;
use Storewright\Store\Downloads\DownloadsModule;
use Storewright\Store\Downloads\PermissionStore;
use Storewright\Store\Settings\Groups\ProductsSettings;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingType;

/**
 * How files are delivered, and who may have them.
 */
final class DownloadSettings {

	/**
	 * The settings, in the order of the screen.
	 *
	 * @return list<Setting>
	 */
	public static function settings(): array {
		return [
			new Setting(
				'woocommerce_file_download_method',
				ProductsSettings::ID,
				SettingType::Select,
				__( 'File download method', 'storewright' ),
				'force',
				tip: __( 'With a redirect, customers see the file’s URL and can share it.', 'storewright' ),
				options: static fn() => [
					'force'     => __( 'Force downloads', 'storewright' ),
					'xsendfile' => __( 'X-Accel-Redirect/X-Sendfile', 'storewright' ),
					'redirect'  => __( 'Redirect only', 'storewright' ),
				],
				section: 'downloadable',
				obeyed_by: DownloadHandler::class
			),
			ProductsSettings::yes_or_no(
				'woocommerce_downloads_redirect_fallback_allowed',
				__( 'Download fallback', 'storewright' ),
				'no',
				__( 'Use a redirect if the download method fails', 'storewright' ),
				'downloadable',
				obeyed_by: DownloadHandler::class
			),
			ProductsSettings::yes_or_no(
				'woocommerce_downloads_require_login',
				__( 'Access restriction', 'storewright' ),
				'no',
				__( 'Require login to download', 'storewright' ),
				'downloadable',
				obeyed_by: DownloadHandler::class
			),
			ProductsSettings::yes_or_no(
				'woocommerce_downloads_grant_access_after_payment',
				__( 'Access after payment', 'storewright' ),
				'yes',
				__( 'Grant access to downloads after payment', 'storewright' ),
				'downloadable',
				obeyed_by: PermissionStore::class
			),
			ProductsSettings::yes_or_no(
				'woocommerce_downloads_deliver_inline',
				__( 'Open in browser', 'storewright' ),
				'no',
				__( 'Open downloads in the browser instead of saving them', 'storewright' ),
				'downloadable',
				obeyed_by: DownloadHandler::class
			),
			ProductsSettings::yes_or_no(
				'woocommerce_downloads_add_hash_to_filename',
				__( 'File names', 'storewright' ),
				'yes',
				__( 'Add a unique string to uploaded file names', 'storewright' ),
				'downloadable',
				obeyed_by: DownloadsModule::class
			),
			ProductsSettings::yes_or_no(
				'woocommerce_downloads_count_partial',
				__( 'Partial downloads', 'storewright' ),
				'yes',
				__( 'Count partial downloads', 'storewright' ),
				'downloadable',
				obeyed_by: PermissionStore::class
			),
		];
	}
}
