<?php
/**
 * Examples of reports: days that stay the same.
 *
 * @package Storewright
 */

declare(strict_types=1);

return [
	'/wc/v3/reports/sales' => static fn(): array => [
		'date_min' => '2026-01-01',
		'date_max' => '2026-01-02',
	],
];
