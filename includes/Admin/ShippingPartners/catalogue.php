<?php
/**
 * The services that print shipping labels which the plugin suggests by itself.
 *
 * An entry has its place here once two things are known and not only claimed: the service works with a shop that speaks
 * `wc/v3` alone, and its plugin, if it has one, runs without WooCommerce. No service has been seen to do both yet, so the
 * list is empty and the step is skipped; plugins suggest theirs through the filter `storewright_shipping_partners`.
 *
 * Form of an entry: see ShippingPartner::of().
 *
 * @package Storewright
 */

declare(strict_types=1);

return [];
