<?php
/**
 * Has Kernel\Http ask Doubles\NameServer where PHP would ask the network.
 *
 * @package Storewright
 */

declare(strict_types=1);

namespace Storewright\Kernel\Http;

use Storewright\Tests\Support\Doubles\NameServer;

/**
 * @return list<string>|false
 */
function gethostbynamel( string $name ): array|false {
	return NameServer::ipv4( $name );
}

/**
 * @return list<array<mixed>>|false
 */
function dns_get_record( string $name, int $type ): array|false {
	return DNS_AAAA === $type ? NameServer::ipv6( $name ) : false;
}
