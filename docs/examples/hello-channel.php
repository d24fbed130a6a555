<?php
/**
 * Plugin Name: Town Crier
 * Description: Example of a marketing channel: what Marketing shows of a place where the store advertises.
 *
 * @package Storewright\Examples
 */

declare(strict_types=1);

use Storewright\Admin\Marketing\Channels\Campaign;
use Storewright\Admin\Marketing\Channels\CampaignType;
use Storewright\Admin\Marketing\Channels\MarketingChannel;

defined( 'ABSPATH' ) || exit;

add_filter(
	'storewright_marketing_channels',
	static function ( array $channels ): array {
		$channels[] = new class() implements MarketingChannel {

			public function slug(): string {
				return 'town-crier';
			}

			public function name(): string {
				return 'Town Crier';
			}

			public function description(): string {
				return 'Reads your offers out on the market square.';
			}

			public function icon_url(): string {
				return '';
			}

			public function is_setup_completed(): bool {
				return true;
			}

			public function settings_url(): string {
				return admin_url( 'options-general.php' );
			}

			public function product_listings_status(): string {
				return 'synced';
			}

			public function errors_count(): int {
				return 1;
			}

			public function campaigns(): array {
				return [
					new Campaign(
						'spring',
						'Spring fair',
						admin_url( 'options-general.php' ),
						[
							'value'    => '12.50',
							'currency' => 'USD',
						]
					),
				];
			}

			public function campaign_types(): array {
				return [
					new CampaignType( 'fair', 'Fair', 'Announces a fair.', admin_url( 'options-general.php' ) ),
				];
			}
		};
		return $channels;
	}
);
